import { mount } from 'svelte'
import App from './App.svelte'
import { show } from './kit/settings.svelte'
import './kit/theme.css'

show()
mount(App, { target: document.getElementById('app')! })
