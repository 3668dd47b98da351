from web_people import browser, page, server, troubles

__all__ = ["browser", "page", "server", "troubles"]
