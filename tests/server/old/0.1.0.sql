BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE game_tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	edition TEXT NOT NULL, 
	options TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	minutes INTEGER, 
	rematch VARCHAR(32), 
	seq INTEGER NOT NULL, 
	round INTEGER NOT NULL, 
	to_act TEXT NOT NULL, 
	result TEXT, study BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "game_tables" VALUES('DwQIyMYWJlKRIneob4sT','tzolkin','base-2012/1','{"granted_action": "before", "dummy_blocks_double": "no", "burn_only_if_no_open_corn": "no", "round_final_corn": "none", "double_past_last_mark": "yes", "free_level_at_top": "bonus", "spent_skull": "returns", "step_monument_below_zero": "yes", "first_player": "random"}',0,'over','0EOCbnYO6Cc2aSjDds56',1795018592437,1795018593043,NULL,NULL,159,28,'[]','{"scores": [-152, -25], "winners": [1]}',0);
INSERT INTO "game_tables" VALUES('lBCmJ5KuWbqoQxaaieAy','tzolkin','base-2012/1','{"granted_action": "before", "dummy_blocks_double": "no", "burn_only_if_no_open_corn": "no", "round_final_corn": "none", "double_past_last_mark": "yes", "free_level_at_top": "bonus", "spent_skull": "returns", "step_monument_below_zero": "yes", "first_player": "random"}',0,'playing','0EOCbnYO6Cc2aSjDds56',1795018615385,1795018615386,NULL,NULL,60,6,'[0]',NULL,1);
INSERT INTO "game_tables" VALUES('kljyv1cfmZPwa2T-ZmEx','tzolkin','base-2012/1','{"granted_action": "before", "dummy_blocks_double": "no", "burn_only_if_no_open_corn": "no", "round_final_corn": "none", "double_past_last_mark": "yes", "free_level_at_top": "bonus", "spent_skull": "returns", "step_monument_below_zero": "yes", "first_player": "random"}',1,'playing','0EOCbnYO6Cc2aSjDds56',1795018615396,1795018615455,60,NULL,36,1,'[1]',NULL,0);
INSERT INTO "game_tables" VALUES('k_uDboM9esb_ue7cVW7r','tikal','base-1999/1','{"version": "basic", "first_player": "random", "unplaceable_tile": "discard", "bid_cap": "score", "next_opener": "last_mover", "final_round_start": "next", "final_tie": "shared", "limits_reset": "each_block"}',1,'playing','0EOCbnYO6Cc2aSjDds56',1795018615464,1795018615542,60,NULL,12,1,'[0]',NULL,0);
INSERT INTO "game_tables" VALUES('0yecelMmQ0kJgUzvu4yH','winter','gaga-2021/reconstruction-1@f7a3507e','{"draft": "none", "short_game": "no", "glacier_tokens": "no", "rest_tokens": "no", "megalith_layout": "recommended", "half_turns": "no", "culture_any_time": "no", "reveal_empty_vp": "no", "brave_any_column": "yes", "brave_column": "hunt", "arrow_targets_grey_only": "no", "stone_symbol_pays_cost": "yes", "argentavis_wild_on_stones": "no", "glacier_counts_for_unique_types": "yes", "food_labor_pattern": "even", "pack": "reconstruction-1@f7a3507e"}',1,'playing','0EOCbnYO6Cc2aSjDds56',1795018615556,1795018615607,60,NULL,65,1,'[1]',NULL,0);
INSERT INTO "game_tables" VALUES('KJRCJ6cG89NFAawmDmTO','tzolkin','base-2012/1','{"granted_action": "before", "dummy_blocks_double": "no", "burn_only_if_no_open_corn": "no", "round_final_corn": "none", "double_past_last_mark": "yes", "free_level_at_top": "bonus", "spent_skull": "returns", "step_monument_below_zero": "yes", "first_player": "random"}',1,'waiting','0EOCbnYO6Cc2aSjDds56',1795018615615,1795018615616,NULL,NULL,0,0,'[]',NULL,0);
INSERT INTO "game_tables" VALUES('3sHLaz-pK9H7V9FVCCGl','tzolkin','base-2012/1','{"granted_action": "before", "dummy_blocks_double": "no", "burn_only_if_no_open_corn": "no", "round_final_corn": "none", "double_past_last_mark": "yes", "free_level_at_top": "bonus", "spent_skull": "returns", "step_monument_below_zero": "yes", "first_player": "random"}',0,'closed','yb6G1fAgAs6CcjmsYK09',1795018615622,1795018615628,NULL,NULL,0,0,'[]',NULL,0);
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',1,-1,'move','stone ST1-09',1795018615567);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',2,-1,'move','stone ST1-06',1795018615567);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',3,-1,'move','stone ST1-02',1795018615567);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',4,-1,'move','stone ST1-07',1795018615567);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',5,-1,'move','stone ST2-08',1795018615567);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',6,-1,'move','stone ST2-06',1795018615567);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',7,-1,'move','stone ST2-05',1795018615567);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',8,-1,'move','stone ST2-04',1795018615567);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',9,-1,'move','open C1-12',1795018615567);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',10,-1,'move','open C1-03',1795018615567);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',11,-1,'move','open C1-08',1795018615567);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',12,-1,'move','open C1-02',1795018615567);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',13,-1,'move','open C1-07',1795018615567);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',14,-1,'move','open C1-01',1795018615567);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',15,-1,'move','open C1-11',1795018615567);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',16,-1,'move','open C1-17',1795018615567);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',17,-1,'move','chief strong_tusk',1795018615567);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',18,0,'move','side A',1795018615580);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',19,-1,'move','chief fierce_paw',1795018615580);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',20,1,'move','side B',1795018615583);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',21,-1,'move','setup SU-5',1795018615583);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',22,-1,'move','setup SU-3',1795018615583);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',23,-1,'move','deal 1 tribesman',1795018615583);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',24,-1,'move','deal 1 tribeswoman',1795018615583);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',25,-1,'move','deal 2 tribesman',1795018615583);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',26,-1,'move','deal 2 tribesman',1795018615583);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',27,-1,'move','turn woolly_rhinoceros',1795018615583);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',28,-1,'move','turn sabertooth',1795018615583);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',29,-1,'move','turn giant_deer',1795018615583);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',30,-1,'move','order 2',1795018615583);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',31,-1,'move','board MB-D',1795018615583);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',32,-1,'move','board MB-A',1795018615583);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',33,-1,'move','board MB-B',1795018615583);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',34,-1,'move','board MB-C',1795018615583);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',35,-1,'move','box valley',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',36,-1,'move','box plain',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',37,-1,'move','box valley',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',38,-1,'move','box forest',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',39,-1,'move','box hill',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',40,-1,'move','box plain',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',41,-1,'move','tile hill',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',42,-1,'move','tile glacier',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',43,-1,'move','tile glacier',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',44,-1,'move','tile mountain',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',45,-1,'move','tile forest',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',46,-1,'move','tile forest',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',47,-1,'move','tile lake',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',48,-1,'move','tile lake',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',49,-1,'move','tile glacier',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',50,-1,'move','tile glacier',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',51,-1,'move','tile hill',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',52,-1,'move','tile mountain',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',53,-1,'move','tile lake',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',54,-1,'move','tile plain',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',55,-1,'move','tile glacier',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',56,-1,'move','tile valley',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',57,-1,'move','tile glacier',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',58,-1,'move','tile mountain',1795018615584);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',59,1,'move','chief settle',1795018615590);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',60,1,'move','play pathfinder',1795018615592);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',61,1,'move','move 0 1',1795018615595);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',62,1,'move','move 0 2',1795018615599);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',63,1,'move','play tribeswoman',1795018615602);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',64,1,'move','move 1 7',1795018615604);
INSERT INTO "log" VALUES('0yecelMmQ0kJgUzvu4yH',65,1,'undo','undo',1795018615607);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',1,-1,'move','first 1',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',2,-1,'move','monument M11',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',3,-1,'move','monument M06',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',4,-1,'move','monument M07',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',5,-1,'move','monument M12',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',6,-1,'move','building A1-06',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',7,-1,'move','building A1-04',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',8,-1,'move','building A1-07',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',9,-1,'move','building A1-02',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',10,-1,'move','building A1-09',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',11,-1,'move','building A1-02',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',12,-1,'move','deal W03',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',13,-1,'move','deal W18',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',14,-1,'move','deal W14',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',15,-1,'move','deal W13',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',16,-1,'move','deal W09',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',17,-1,'move','deal W17',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',18,-1,'move','deal W05',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',19,-1,'move','deal W04',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',20,-1,'move','neutral W12',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',21,-1,'move','neutral W08',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',22,-1,'move','neutral W11',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',23,-1,'move','neutral W20',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',24,-1,'move','neutral W21',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',25,-1,'move','neutral W19',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',26,-1,'move','neutral W02',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',27,-1,'move','neutral W10',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',28,-1,'move','neutral W01',1795018592438);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',29,0,'move','keep W03 W18',1795018592756);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',30,1,'move','keep W05 W17',1795018592761);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',31,0,'move','place uxmal',1795018592764);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',32,0,'move','place first',1795018592766);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',33,0,'move','place yaxchilan',1795018592768);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',34,1,'move','place tikal',1795018592770);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',35,1,'move','place uxmal',1795018592771);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',36,1,'move','end',1795018592773);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',37,0,'move','turn 2 days',1795018592775);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',38,1,'move','pick uxmal 3',1795018592777);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',39,1,'move','pick tikal 2 for nothing',1795018592779);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',40,0,'move','place yaxchilan',1795018592781);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',41,1,'move','beg green',1795018592783);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',42,1,'move','place first',1795018592785);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',43,1,'move','place uxmal',1795018592787);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',44,1,'move','place palenque',1795018592789);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',45,0,'move','pick uxmal 3 as 2',1795018592791);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',46,0,'move','sell gold',1795018592792);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',47,0,'move','buy stone',1795018592794);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',48,0,'move','done',1795018592796);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',49,0,'move','pick yaxchilan 3 as 1',1795018592798);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',50,0,'move','pick yaxchilan 1',1795018592800);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',51,1,'move','turn 1 day',1795018592801);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',52,0,'move','beg brown',1795018592803);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',53,0,'move','place uxmal',1795018592805);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',54,0,'move','place tikal',1795018592807);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',55,0,'move','place chichen',1795018592808);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',56,1,'move','pick palenque 1 for nothing',1795018592810);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',57,1,'move','end',1795018592812);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',58,0,'move','beg yellow',1795018592814);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',59,0,'move','pick uxmal 1',1795018592815);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',60,0,'move','climb green',1795018592817);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',61,0,'move','pick chichen 1 for nothing',1795018592819);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',62,0,'move','pick tikal 1',1795018592821);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',63,0,'move','advance theology',1795018592822);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',64,0,'move','pay 2 stone',1795018592824);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',65,1,'move','pick uxmal 2',1795018592826);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',66,1,'move','done',1795018592828);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',67,0,'move','beg green',1795018592830);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',68,0,'move','place first',1795018592832);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',69,0,'move','place uxmal',1795018592834);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',70,0,'move','place palenque',1795018592835);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',71,1,'move','beg brown',1795018592837);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',72,1,'move','place yaxchilan',1795018592840);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',73,1,'move','place palenque',1795018592841);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',74,1,'move','place tikal',1795018592843);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',75,0,'move','place first',1795018592845);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',76,0,'move','pick palenque 2 for nothing',1795018592847);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',77,0,'move','pick uxmal 2 for nothing',1795018592849);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',78,1,'move','place uxmal',1795018592851);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',79,0,'move','place chichen',1795018592853);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',80,1,'move','pick yaxchilan 3',1795018592856);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',81,1,'move','end',1795018592858);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',82,0,'move','place palenque',1795018592860);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',83,1,'move','place yaxchilan',1795018592862);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',84,0,'move','place uxmal',1795018592864);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',85,1,'move','pick tikal 5',1795018592866);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',86,1,'move','pay 1 wood',1795018592868);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',87,1,'move','climb yellow green',1795018592870);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',88,1,'move','pick palenque 6 as 2',1795018592872);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',89,1,'move','pick uxmal 3 as 1',1795018592874);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',90,1,'move','climb green',1795018592876);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',91,1,'move','pick yaxchilan 1',1795018592878);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',92,0,'move','pick chichen 3 for nothing',1795018592880);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',93,0,'move','pick uxmal 1 for nothing',1795018592882);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',94,0,'move','pick palenque 2',1795018592884);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',95,1,'move','place palenque',1795018592886);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',96,0,'move','place palenque',1795018592889);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',97,0,'move','place tikal',1795018592890);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',98,0,'move','place chichen',1795018592893);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',99,1,'move','place first',1795018592895);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',100,-1,'move','building A2-05',1795018592895);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',101,-1,'move','building A2-10',1795018592896);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',102,-1,'move','building A2-01',1795018592896);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',103,-1,'move','building A2-12',1795018592896);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',104,-1,'move','building A2-16',1795018592896);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',105,-1,'move','building A2-02',1795018592896);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',106,1,'move','turn 2 days',1795018592899);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',107,1,'move','place tikal',1795018592901);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',108,0,'move','pick palenque 2 for nothing',1795018592904);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',109,0,'move','end',1795018592906);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',110,1,'move','place yaxchilan',1795018592908);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',111,0,'move','pick chichen 3 for nothing',1795018592911);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',112,0,'move','pick tikal 4 as 3',1795018592914);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',113,0,'move','advance extraction',1795018592916);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',114,0,'move','pay 1 stone',1795018592918);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',115,0,'move','advance extraction',1795018592921);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',116,1,'move','pick tikal 3',1795018592923);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',117,1,'move','advance architecture',1795018592926);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',118,1,'move','pay 1 wood',1795018592928);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',119,1,'move','advance agriculture',1795018592930);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',120,1,'move','pay 1 gold',1795018592933);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',121,1,'move','pick yaxchilan 1 for nothing',1795018592935);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',122,1,'move','pick palenque 6 as 5',1795018592937);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',123,1,'move','harvest wood',1795018592939);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',124,0,'move','place uxmal',1795018592943);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',125,1,'move','place first',1795018592945);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',126,0,'move','pick uxmal 1 for nothing',1795018592947);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',127,0,'move','place tikal',1795018592949);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',128,1,'move','place tikal',1795018592952);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',129,0,'move','beg green',1795018592954);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',130,0,'move','place tikal',1795018592956);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',131,0,'move','place chichen',1795018592958);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',132,1,'move','place yaxchilan',1795018592960);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',133,0,'move','pick chichen 1 for nothing',1795018592962);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',134,0,'move','pick tikal 1 for nothing',1795018592964);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',135,0,'move','end',1795018592966);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',136,1,'move','pick yaxchilan 1 for nothing',1795018592969);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',137,1,'move','pick tikal 5',1795018592971);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',138,1,'move','climb yellow green',1795018592976);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',139,0,'move','pick tikal 3 for nothing',1795018592986);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',140,1,'move','beg green',1795018592989);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',141,1,'move','place palenque',1795018592996);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',142,1,'move','place tikal',1795018592999);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',143,0,'move','place uxmal',1795018593001);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',144,1,'move','place first',1795018593004);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',145,1,'move','place chichen',1795018593006);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',146,1,'move','pick tikal 2 as 1',1795018593008);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',147,1,'move','advance extraction',1795018593010);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',148,1,'move','pick chichen 1 for nothing',1795018593016);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',149,1,'move','pick palenque 3 as 1',1795018593019);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',150,0,'move','place uxmal',1795018593024);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',151,1,'move','place palenque',1795018593028);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',152,1,'move','place tikal',1795018593030);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',153,1,'move','end',1795018593032);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',154,0,'move','place yaxchilan',1795018593034);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',155,1,'move','place chichen',1795018593036);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',156,1,'move','place first',1795018593037);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',157,0,'move','pick uxmal 3',1795018593039);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',158,0,'move','pick yaxchilan 1 for nothing',1795018593041);
INSERT INTO "log" VALUES('DwQIyMYWJlKRIneob4sT',159,0,'move','end',1795018593043);
INSERT INTO "log" VALUES('k_uDboM9esb_ue7cVW7r',1,-1,'move','first 2',1795018615474);
INSERT INTO "log" VALUES('k_uDboM9esb_ue7cVW7r',2,-1,'move','tile A3',1795018615474);
INSERT INTO "log" VALUES('k_uDboM9esb_ue7cVW7r',3,1,'move','lay a3 0',1795018615487);
INSERT INTO "log" VALUES('k_uDboM9esb_ue7cVW7r',4,1,'move','place leader a1',1795018615498);
INSERT INTO "log" VALUES('k_uDboM9esb_ue7cVW7r',5,1,'move','walk leader a1 a3',1795018615501);
INSERT INTO "log" VALUES('k_uDboM9esb_ue7cVW7r',6,1,'move','walk leader a3 b2',1795018615504);
INSERT INTO "log" VALUES('k_uDboM9esb_ue7cVW7r',7,1,'move','end',1795018615512);
INSERT INTO "log" VALUES('k_uDboM9esb_ue7cVW7r',8,-1,'move','tile A6',1795018615512);
INSERT INTO "log" VALUES('k_uDboM9esb_ue7cVW7r',9,0,'move','lay a4 5',1795018615521);
INSERT INTO "log" VALUES('k_uDboM9esb_ue7cVW7r',10,0,'move','camp b2',1795018615530);
INSERT INTO "log" VALUES('k_uDboM9esb_ue7cVW7r',11,0,'move','place leader a1',1795018615536);
INSERT INTO "log" VALUES('k_uDboM9esb_ue7cVW7r',12,0,'undo','undo',1795018615542);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',1,-1,'move','first 1',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',2,-1,'move','monument M03',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',3,-1,'move','monument M10',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',4,-1,'move','monument M01',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',5,-1,'move','monument M11',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',6,-1,'move','building A1-01',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',7,-1,'move','building A1-02',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',8,-1,'move','building A1-02',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',9,-1,'move','building A1-10',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',10,-1,'move','building A1-06',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',11,-1,'move','building A1-03',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',12,-1,'move','deal W07',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',13,-1,'move','deal W20',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',14,-1,'move','deal W01',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',15,-1,'move','deal W15',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',16,-1,'move','deal W06',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',17,-1,'move','deal W03',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',18,-1,'move','deal W05',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',19,-1,'move','deal W09',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',20,-1,'move','neutral W19',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',21,-1,'move','neutral W21',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',22,-1,'move','neutral W12',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',23,-1,'move','neutral W16',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',24,-1,'move','neutral W08',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',25,-1,'move','neutral W17',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',26,-1,'move','neutral W04',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',27,-1,'move','neutral W11',1795018615407);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',28,0,'move','keep W01 W07',1795018615425);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',29,1,'move','keep W03 W06',1795018615428);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',30,0,'move','place tikal',1795018615433);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',31,0,'move','place uxmal',1795018615436);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',32,0,'move','place chichen',1795018615438);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',33,1,'move','place tikal',1795018615445);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',34,1,'move','place first',1795018615449);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',35,1,'move','turn 2 days',1795018615452);
INSERT INTO "log" VALUES('kljyv1cfmZPwa2T-ZmEx',36,1,'undo','undo',1795018615455);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',1,-1,'move','first 1',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',2,-1,'move','monument M11',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',3,-1,'move','monument M06',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',4,-1,'move','monument M07',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',5,-1,'move','monument M12',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',6,-1,'move','building A1-06',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',7,-1,'move','building A1-04',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',8,-1,'move','building A1-07',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',9,-1,'move','building A1-02',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',10,-1,'move','building A1-09',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',11,-1,'move','building A1-02',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',12,-1,'move','deal W03',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',13,-1,'move','deal W18',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',14,-1,'move','deal W14',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',15,-1,'move','deal W13',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',16,-1,'move','deal W09',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',17,-1,'move','deal W17',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',18,-1,'move','deal W05',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',19,-1,'move','deal W04',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',20,-1,'move','neutral W12',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',21,-1,'move','neutral W08',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',22,-1,'move','neutral W11',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',23,-1,'move','neutral W20',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',24,-1,'move','neutral W21',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',25,-1,'move','neutral W19',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',26,-1,'move','neutral W02',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',27,-1,'move','neutral W10',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',28,-1,'move','neutral W01',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',29,0,'move','keep W03 W18',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',30,1,'move','keep W05 W17',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',31,0,'move','place uxmal',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',32,0,'move','place first',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',33,0,'move','place yaxchilan',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',34,1,'move','place tikal',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',35,1,'move','place uxmal',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',36,1,'move','end',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',37,0,'move','turn 2 days',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',38,1,'move','pick uxmal 3',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',39,1,'move','pick tikal 2 for nothing',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',40,0,'move','place yaxchilan',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',41,1,'move','beg green',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',42,1,'move','place first',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',43,1,'move','place uxmal',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',44,1,'move','place palenque',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',45,0,'move','pick uxmal 3 as 2',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',46,0,'move','sell gold',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',47,0,'move','buy stone',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',48,0,'move','done',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',49,0,'move','pick yaxchilan 3 as 1',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',50,0,'move','pick yaxchilan 1',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',51,1,'move','turn 1 day',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',52,0,'move','beg brown',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',53,0,'move','place uxmal',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',54,0,'move','place tikal',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',55,0,'move','place chichen',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',56,1,'move','pick palenque 1 for nothing',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',57,1,'move','end',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',58,0,'move','beg yellow',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',59,0,'move','pick uxmal 1',1795018615385);
INSERT INTO "log" VALUES('lBCmJ5KuWbqoQxaaieAy',60,0,'move','climb green',1795018615385);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('0EOCbnYO6Cc2aSjDds56','Ann',1795018592430);
CREATE TABLE reviews (
	table_id VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "reviews" VALUES('DwQIyMYWJlKRIneob4sT','{"curve":[{"at":30,"seat":0,"shares":[0.2303,0.7697],"points":[45.78,55.5]},{"at":33,"seat":1,"shares":[0.2303,0.7697],"points":[45.78,55.5]},{"at":36,"seat":0,"shares":[0.1981,0.8019],"points":[44.01,54.91]},{"at":37,"seat":1,"shares":[0.1961,0.8039],"points":[42.94,53.62]},{"at":39,"seat":0,"shares":[0.3061,0.6939],"points":[42.41,49.03]},{"at":40,"seat":1,"shares":[0.475,0.525],"points":[43.37,44.15]},{"at":44,"seat":0,"shares":[0.6368,0.3632],"points":[45.41,41.08]},{"at":50,"seat":1,"shares":[0.5579,0.4421],"points":[40.64,38.55]},{"at":51,"seat":0,"shares":[0.381,0.619],"points":[35.27,38.66]},{"at":55,"seat":1,"shares":[0.2817,0.7183],"points":[33.09,40.19]},{"at":57,"seat":0,"shares":[0.2375,0.7625],"points":[30.32,38.73]},{"at":64,"seat":1,"shares":[0.292,0.708],"points":[30.13,36.24]},{"at":66,"seat":0,"shares":[0.3355,0.6645],"points":[29.57,34.29]},{"at":70,"seat":1,"shares":[0.2953,0.7047],"points":[27.36,33.42]},{"at":73,"seat":1,"shares":[0.3046,0.6953],"points":[29.56,34.88]},{"at":74,"seat":0,"shares":[0.3046,0.6953],"points":[29.56,34.88]},{"at":75,"seat":0,"shares":[0.2728,0.7271],"points":[23.49,30.14]},{"at":77,"seat":1,"shares":[0.2728,0.7271],"points":[23.49,30.14]},{"at":78,"seat":0,"shares":[0.1318,0.8682],"points":[19.19,30.78]},{"at":79,"seat":1,"shares":[0.0934,0.9066],"points":[17.33,31.05]},{"at":81,"seat":0,"shares":[0.0877,0.9123],"points":[16.88,30.71]},{"at":82,"seat":1,"shares":[0.0972,0.9028],"points":[17.54,30.41]},{"at":83,"seat":0,"shares":[0.0747,0.9254],"points":[17.42,31.93]},{"at":84,"seat":1,"shares":[0.0412,0.9588],"points":[16.3,33.97]},{"at":91,"seat":0,"shares":[0.0353,0.9647],"points":[14.81,32.88]},{"at":94,"seat":1,"shares":[0.0264,0.9736],"points":[11.46,31.52]},{"at":95,"seat":0,"shares":[0.0106,0.9894],"points":[8.54,32.36]},{"at":98,"seat":1,"shares":[0.0073,0.9928],"points":[8.24,33.43]},{"at":105,"seat":1,"shares":[0.0062,0.9938],"points":[6.65,32.28]},{"at":106,"seat":1,"shares":[0.004,0.996],"points":[3.18,29.02]},{"at":107,"seat":0,"shares":[0.004,0.996],"points":[3.18,29.02]},{"at":109,"seat":1,"shares":[0.0024,0.9976],"points":[1.07,28.98]},{"at":110,"seat":0,"shares":[0.0016,0.9984],"points":[-0.68,27.95]},{"at":115,"seat":1,"shares":[0.0009,0.999],"points":[-5.57,27.58]},{"at":123,"seat":0,"shares":[0.002,0.998],"points":[-6.28,24.6]},{"at":124,"seat":1,"shares":[0.0022,0.9978],"points":[-6.63,20.36]},{"at":125,"seat":0,"shares":[0.0006,0.9994],"points":[-10.17,19.62]},{"at":126,"seat":0,"shares":[0.001,0.999],"points":[-9.15,18.02]},{"at":127,"seat":1,"shares":[0.001,0.999],"points":[-9.15,18.02]},{"at":128,"seat":0,"shares":[0.0007,0.9992],"points":[-9.68,17.29]},{"at":131,"seat":1,"shares":[0.0006,0.9994],"points":[-14.4,17.74]},{"at":132,"seat":0,"shares":[0.0,1.0],"points":[-22.55,15.61]},{"at":135,"seat":1,"shares":[0.0,1.0],"points":[-23.65,12.96]},{"at":138,"seat":0,"shares":[0.0,1.0],"points":[-22.23,13.32]},{"at":139,"seat":1,"shares":[0.0,1.0],"points":[-22.69,12.71]},{"at":142,"seat":0,"shares":[0.0,1.0],"points":[-25.51,12.47]},{"at":143,"seat":1,"shares":[0.0,1.0],"points":[-25.58,12.44]},{"at":145,"seat":1,"shares":[0.0001,0.9999],"points":[-23.75,9.32]},{"at":149,"seat":0,"shares":[0.0001,0.9999],"points":[-23.75,9.32]},{"at":150,"seat":1,"shares":[0.0001,0.9999],"points":[-24.25,4.26]},{"at":153,"seat":0,"shares":[0.0001,1.0],"points":[-27.14,2.45]},{"at":154,"seat":1,"shares":[0.0001,1.0],"points":[-23.62,7.82]},{"at":156,"seat":0,"shares":[0.0004,0.9995],"points":[-16.57,7.89]},{"at":159,"seat":null,"shares":[0.0,1.0],"points":[-38.0,-6.25]}],"turning":[{"at":30,"to":33,"seat":0,"change":0.0,"lost":0.0914,"fewer":3.61,"shares":[0.2604,0.7396],"played":{"decisions":["place uxmal","place first","place yaxchilan"],"gains":[{"seat":0,"goal":"place","what":"uxmal 0","amount":1},{"seat":0,"goal":"place","what":"first 0","amount":1},{"seat":0,"goal":"corn","what":"corn","amount":-3},{"seat":0,"goal":"place","what":"yaxchilan 0","amount":1}],"others":[],"shares":[0.2002,0.7998],"points":[44.56,55.64],"then":{"decisions":["place tikal"],"gains":[{"seat":0,"goal":"place","what":"tikal 0","amount":1}]}},"better":{"decisions":["place tikal","place tikal","place yaxchilan"],"gains":[{"seat":0,"goal":"place","what":"tikal 0","amount":1},{"seat":0,"goal":"place","what":"tikal 1","amount":1},{"seat":0,"goal":"corn","what":"corn","amount":-4},{"seat":0,"goal":"place","what":"yaxchilan 0","amount":1}],"others":[],"shares":[0.2916,0.7084],"points":[48.17,55.27],"then":{"decisions":["pick tikal 1","advance extraction","pay 1 stone","pick yaxchilan 1","pick tikal 2","build A1-07"],"gains":[{"seat":0,"goal":"pick","what":"tikal 1","amount":1},{"seat":0,"goal":"stone","what":"stone","amount":-2},{"seat":0,"goal":"level","what":"extraction","amount":1},{"seat":0,"goal":"pick","what":"yaxchilan 1","amount":1},{"seat":0,"goal":"pick","what":"tikal 2","amount":1},{"seat":0,"goal":"building","what":"A1-07","amount":1},{"seat":0,"goal":"climb","what":"brown","amount":1},{"seat":0,"goal":"climb","what":"yellow","amount":1}]},"more":[{"seat":0,"goal":"place","what":"tikal 0","amount":1},{"seat":0,"goal":"place","what":"tikal 1","amount":1}],"keeps":[],"costs":[{"seat":0,"goal":"corn","what":"corn","amount":-1}],"less":[{"seat":0,"goal":"place","what":"uxmal 0","amount":-1},{"seat":0,"goal":"place","what":"first 0","amount":-1}],"takes":[]}},{"at":33,"to":36,"seat":1,"change":0.0322,"lost":0.0812,"fewer":3.46,"shares":[0.2002,0.7998],"played":{"decisions":["place tikal","place uxmal","end"],"gains":[{"seat":1,"goal":"place","what":"tikal 0","amount":1},{"seat":1,"goal":"place","what":"uxmal 1","amount":1},{"seat":1,"goal":"corn","what":"corn","amount":-2},{"seat":1,"goal":"first","what":"marker","amount":1}],"others":[],"shares":[0.2706,0.7294],"points":[45.1,53.04],"then":{"decisions":["pick uxmal 3","end"],"gains":[{"seat":1,"goal":"pick","what":"uxmal 3","amount":1},{"seat":1,"goal":"worker","what":"worker","amount":1}]}},"better":{"decisions":["place chichen","place tikal","place palenque"],"gains":[{"seat":1,"goal":"place","what":"chichen 0","amount":1},{"seat":1,"goal":"place","what":"tikal 0","amount":1},{"seat":1,"goal":"corn","what":"corn","amount":-3},{"seat":1,"goal":"place","what":"palenque 0","amount":1},{"seat":1,"goal":"first","what":"marker","amount":1}],"others":[],"shares":[0.1894,0.8106],"points":[44.87,56.5],"then":{"decisions":["pick chichen 2","pick tikal 2 as 1","advance agriculture","pick palenque 2"],"gains":[{"seat":1,"goal":"pick","what":"chichen 2","amount":1},{"seat":1,"goal":"lay","what":"skull 2","amount":1},{"seat":1,"goal":"points","what":"points","amount":20},{"seat":1,"goal":"climb","what":"brown","amount":1},{"seat":1,"goal":"pick","what":"tikal 2","amount":1},{"seat":1,"goal":"corn","what":"corn","amount":4},{"seat":1,"goal":"wood","what":"wood","amount":-1},{"seat":1,"goal":"level","what":"agriculture","amount":1},{"seat":1,"goal":"pick","what":"palenque 2","amount":1}]},"more":[{"seat":1,"goal":"place","what":"chichen 0","amount":1},{"seat":1,"goal":"place","what":"palenque 0","amount":1}],"keeps":[],"costs":[{"seat":1,"goal":"corn","what":"corn","amount":-1}],"less":[{"seat":1,"goal":"place","what":"uxmal 1","amount":-1}],"takes":[]}},{"at":37,"to":39,"seat":1,"change":-0.11,"lost":0.2226,"fewer":8.17,"shares":[0.1962,0.8038],"played":{"decisions":["pick uxmal 3","pick tikal 2 for nothing"],"gains":[{"seat":1,"goal":"pick","what":"uxmal 3","amount":1},{"seat":1,"goal":"worker","what":"worker","amount":1},{"seat":1,"goal":"pick","what":"tikal 2","amount":1}],"others":[],"shares":[0.416,0.584],"points":[42.41,44.98],"then":{"decisions":["place palenque","end"],"gains":[{"seat":1,"goal":"place","what":"palenque 0","amount":1}]}},"better":{"decisions":["place yaxchilan"],"gains":[{"seat":1,"goal":"place","what":"yaxchilan 0","amount":1}],"others":[],"shares":[0.1934,0.8066],"points":[42.36,53.15],"then":{"decisions":["pick yaxchilan 1","pick uxmal 4 as 2","sell wood","sell wood","buy stone","pick tikal 3 as 2","build A1-07"],"gains":[{"seat":1,"goal":"pick","what":"yaxchilan 1","amount":1},{"seat":1,"goal":"wood","what":"wood","amount":-2},{"seat":1,"goal":"pick","what":"uxmal 4","amount":1},{"seat":1,"goal":"corn","what":"corn","amount":-2},{"seat":1,"goal":"pick","what":"tikal 3","amount":1},{"seat":1,"goal":"building","what":"A1-07","amount":1},{"seat":1,"goal":"climb","what":"brown","amount":1},{"seat":1,"goal":"climb","what":"yellow","amount":1}]},"more":[{"seat":1,"goal":"place","what":"yaxchilan 0","amount":1}],"keeps":[],"costs":[],"less":[{"seat":1,"goal":"pick","what":"uxmal 3","amount":-1},{"seat":1,"goal":"worker","what":"worker","amount":-1},{"seat":1,"goal":"pick","what":"tikal 2","amount":-1}],"takes":[]}},{"at":40,"to":44,"seat":1,"change":-0.1618,"lost":0.2667,"fewer":6.44,"shares":[0.5341,0.4659],"played":{"decisions":["beg green","place first","place uxmal","place palenque"],"gains":[{"seat":1,"goal":"corn","what":"corn","amount":-1},{"seat":1,"goal":"climb","what":"green","amount":-1},{"seat":1,"goal":"place","what":"first 0","amount":1},{"seat":1,"goal":"place","what":"uxmal 0","amount":1},{"seat":1,"goal":"place","what":"palenque 0","amount":1}],"others":[],"shares":[0.7395,0.2605],"points":[46.48,38.83],"then":{"decisions":["pick palenque 1","pick uxmal 1","climb brown"],"gains":[{"seat":1,"goal":"pick","what":"palenque 1","amount":1},{"seat":1,"goal":"pick","what":"uxmal 1","amount":1},{"seat":1,"goal":"climb","what":"brown","amount":1}]}},"better":{"decisions":["place yaxchilan"],"gains":[{"seat":1,"goal":"place","what":"yaxchilan 2","amount":1},{"seat":1,"goal":"corn","what":"corn","amount":-2}],"others":[],"shares":[0.4728,0.5272],"points":[44.47,45.27],"then":{"decisions":["beg brown","place chichen","place first","end"],"gains":[{"seat":1,"goal":"corn","what":"corn","amount":4},{"seat":1,"goal":"climb","what":"brown","amount":-1},{"seat":1,"goal":"place","what":"chichen 0","amount":1},{"seat":1,"goal":"place","what":"first 0","amount":1}]},"more":[{"seat":1,"goal":"place","what":"yaxchilan 2","amount":1}],"keeps":[{"seat":1,"goal":"climb","what":"green","amount":1}],"costs":[{"seat":1,"goal":"corn","what":"corn","amount":-1}],"less":[{"seat":1,"goal":"place","what":"first 0","amount":-1},{"seat":1,"goal":"place","what":"uxmal 0","amount":-1},{"seat":1,"goal":"place","what":"palenque 0","amount":-1}],"takes":[{"seat":0,"points":2.0}]}},{"at":44,"to":50,"seat":0,"change":-0.0789,"lost":0.3513,"fewer":10.75,"shares":[0.7395,0.2605],"played":{"decisions":["pick uxmal 3 as 2","sell gold","buy stone","done","pick yaxchilan 3 as 1","pick yaxchilan 1"],"gains":[{"seat":0,"goal":"pick","what":"uxmal 3","amount":1},{"seat":0,"goal":"corn","what":"corn","amount":-2},{"seat":0,"goal":"gold","what":"gold","amount":-1},{"seat":0,"goal":"stone","what":"stone","amount":1},{"seat":0,"goal":"pick","what":"yaxchilan 3","amount":1},{"seat":0,"goal":"wood","what":"wood","amount":2},{"seat":0,"goal":"pick","what":"yaxchilan 1","amount":1},{"seat":0,"goal":"first","what":"marker","amount":1}],"others":[],"shares":[0.3921,0.6079],"points":[36.71,39.93],"then":{"decisions":["place tikal"],"gains":[{"seat":0,"goal":"place","what":"tikal 0","amount":1}]}},"better":{"decisions":["pick yaxchilan 3","pick uxmal 3 as 2","sell stone","sell stone","sell gold","sell gold","done","end"],"gains":[{"seat":0,"goal":"pick","what":"yaxchilan 3","amount":1},{"seat":0,"goal":"corn","what":"corn","amount":15},{"seat":0,"goal":"gold","what":"gold","amount":-1},{"seat":0,"goal":"pick","what":"uxmal 3","amount":1},{"seat":0,"goal":"stone","what":"stone","amount":-2},{"seat":0,"goal":"first","what":"marker","amount":1}],"others":[],"shares":[0.7434,0.2566],"points":[47.46,39.67],"then":{"decisions":["place palenque","place palenque"],"gains":[{"seat":0,"goal":"place","what":"palenque 0","amount":1},{"seat":0,"goal":"place","what":"palenque 3","amount":1},{"seat":0,"goal":"corn","what":"corn","amount":-4}]},"more":[{"seat":0,"goal":"corn","what":"corn","amount":15}],"keeps":[{"seat":0,"goal":"corn","what":"corn","amount":2}],"costs":[{"seat":0,"goal":"stone","what":"stone","amount":-2}],"less":[{"seat":0,"goal":"stone","what":"stone","amount":-1},{"seat":0,"goal":"wood","what":"wood","amount":-2},{"seat":0,"goal":"pick","what":"yaxchilan 1","amount":-1}],"takes":[]}},{"at":51,"to":55,"seat":0,"change":-0.0993,"lost":0.2135,"fewer":5.7,"shares":[0.3856,0.6144],"played":{"decisions":["beg brown","place uxmal","place tikal","place chichen"],"gains":[{"seat":0,"goal":"climb","what":"brown","amount":-1},{"seat":0,"goal":"place","what":"uxmal 0","amount":1},{"seat":0,"goal":"place","what":"tikal 0","amount":1},{"seat":0,"goal":"place","what":"chichen 0","amount":1}],"others":[],"shares":[0.1778,0.8222],"points":[30.44,41.33],"then":{"decisions":["beg yellow","pick uxmal 1","climb green","pick tikal 1","advance extraction","pay 1 wood","end"],"gains":[{"seat":0,"goal":"climb","what":"yellow","amount":-1},{"seat":0,"goal":"pick","what":"uxmal 1","amount":1},{"seat":0,"goal":"climb","what":"green","amount":1},{"seat":0,"goal":"pick","what":"tikal 1","amount":1},{"seat":0,"goal":"wood","what":"wood","amount":-1},{"seat":0,"goal":"level","what":"extraction","amount":1}]}},"better":{"decisions":["place yaxchilan"],"gains":[{"seat":0,"goal":"place","what":"yaxchilan 0","amount":1}],"others":[],"shares":[0.3913,0.6087],"points":[36.14,39.29],"then":{"decisions":["beg brown","place first","end"],"gains":[{"seat":0,"goal":"corn","what":"corn","amount":4},{"seat":0,"goal":"climb","what":"brown","amount":-1},{"seat":0,"goal":"place","what":"first 0","amount":1}]},"more":[{"seat":0,"goal":"place","what":"yaxchilan 0","amount":1}],"keeps":[{"seat":0,"goal":"climb","what":"brown","amount":1}],"costs":[],"less":[{"seat":0,"goal":"place","what":"uxmal 0","amount":-1},{"seat":0,"goal":"place","what":"tikal 0","amount":-1},{"seat":0,"goal":"place","what":"chichen 0","amount":-1}],"takes":[{"seat":1,"points":2.0}]}},{"at":55,"to":57,"seat":1,"change":0.0442,"lost":0.1553,"fewer":6.09,"shares":[0.1778,0.8222],"played":{"decisions":["pick palenque 1 for nothing","end"],"gains":[{"seat":1,"goal":"pick","what":"palenque 1","amount":1}],"others":[],"shares":[0.2972,0.7028],"points":[30.2,36.13],"then":{"decisions":["place first","end","turn 1 day"],"gains":[{"seat":1,"goal":"place","what":"first 0","amount":1},{"seat":1,"goal":"corn","what":"corn","amount":1},{"seat":1,"goal":"first","what":"marker","amount":1}]}},"better":{"decisions":["place yaxchilan","place palenque"],"gains":[{"seat":1,"goal":"place","what":"yaxchilan 0","amount":1},{"seat":1,"goal":"place","what":"palenque 0","amount":1},{"seat":1,"goal":"corn","what":"corn","amount":-1}],"others":[],"shares":[0.1419,0.8581],"points":[29.82,42.22],"then":{"decisions":["pick palenque 2","pick palenque 1","pick yaxchilan 1","end"],"gains":[{"seat":1,"goal":"pick","what":"palenque 2","amount":1},{"seat":1,"goal":"corn","what":"corn","amount":7},{"seat":1,"goal":"pick","what":"palenque 1","amount":1},{"seat":1,"goal":"pick","what":"yaxchilan 1","amount":1},{"seat":1,"goal":"wood","what":"wood","amount":2}]},"more":[{"seat":1,"goal":"place","what":"yaxchilan 0","amount":1},{"seat":1,"goal":"place","what":"palenque 0","amount":1}],"keeps":[],"costs":[{"seat":1,"goal":"corn","what":"corn","amount":-1}],"less":[{"seat":1,"goal":"pick","what":"palenque 1","amount":-1}],"takes":[]}},{"at":57,"to":64,"seat":0,"change":0.0545,"lost":0.1214,"fewer":3.31,"shares":[0.2972,0.7028],"played":{"decisions":["beg yellow","pick uxmal 1","climb green","pick chichen 1 for nothing","pick tikal 1","advance theology","pay 2 stone"],"gains":[{"seat":0,"goal":"climb","what":"yellow","amount":-1},{"seat":0,"goal":"pick","what":"uxmal 1","amount":1},{"seat":0,"goal":"climb","what":"green","amount":1},{"seat":0,"goal":"pick","what":"chichen 1","amount":1},{"seat":0,"goal":"pick","what":"tikal 1","amount":1},{"seat":0,"goal":"stone","what":"stone","amount":-2},{"seat":0,"goal":"level","what":"theology","amount":1}],"others":[],"shares":[0.2868,0.7132],"points":[30.07,36.35],"then":{"decisions":["place palenque"],"gains":[{"seat":0,"goal":"place","what":"palenque 0","amount":1}]}},"better":{"decisions":["beg yellow","pick uxmal 1","climb green","end"],"gains":[{"seat":0,"goal":"climb","what":"yellow","amount":-1},{"seat":0,"goal":"pick","what":"uxmal 1","amount":1},{"seat":0,"goal":"climb","what":"green","amount":1}],"others":[],"shares":[0.4082,0.5918],"points":[33.38,35.94],"then":{"decisions":["pick tikal 2","build A1-07","end"],"gains":[{"seat":0,"goal":"pick","what":"tikal 2","amount":1},{"seat":0,"goal":"wood","what":"wood","amount":-2},{"seat":0,"goal":"stone","what":"stone","amount":-1},{"seat":0,"goal":"building","what":"A1-07","amount":1},{"seat":0,"goal":"climb","what":"brown","amount":1},{"seat":0,"goal":"climb","what":"yellow","amount":1}]},"more":[],"keeps":[{"seat":0,"goal":"stone","what":"stone","amount":2}],"costs":[],"less":[{"seat":0,"goal":"pick","what":"chichen 1","amount":-1},{"seat":0,"goal":"pick","what":"tikal 1","amount":-1},{"seat":0,"goal":"level","what":"theology","amount":-1}],"takes":[]}},{"at":64,"to":66,"seat":1,"change":-0.0434,"lost":0.2408,"fewer":6.34,"shares":[0.2868,0.7132],"played":{"decisions":["pick uxmal 2","done"],"gains":[{"seat":1,"goal":"pick","what":"uxmal 2","amount":1}],"others":[],"shares":[0.3841,0.6159],"points":[29.08,32.23],"then":{"decisions":["place chichen"],"gains":[{"seat":1,"goal":"place","what":"chichen 1","amount":1},{"seat":1,"goal":"corn","what":"corn","amount":-1},{"seat":1,"goal":"first","what":"marker","amount":1}]}},"better":{"decisions":["place yaxchilan","place first","turn 2 days"],"gains":[{"seat":1,"goal":"place","what":"yaxchilan 0","amount":1},{"seat":1,"goal":"place","what":"first 0","amount":1},{"seat":1,"goal":"first","what":"marker","amount":1}],"others":[],"shares":[0.1433,0.8567],"points":[27.05,38.57],"then":{"decisions":["beg yellow","pick yaxchilan 2","pick uxmal 4","climb green","build A1-07"],"gains":[{"seat":1,"goal":"corn","what":"corn","amount":-1},{"seat":1,"goal":"pick","what":"yaxchilan 2","amount":1},{"seat":1,"goal":"pick","what":"uxmal 4","amount":1},{"seat":1,"goal":"building","what":"A1-09","amount":1},{"seat":1,"goal":"climb","what":"green","amount":1},{"seat":1,"goal":"wood","what":"wood","amount":-2},{"seat":1,"goal":"building","what":"A1-07","amount":1},{"seat":1,"goal":"climb","what":"brown","amount":1}]},"more":[{"seat":1,"goal":"place","what":"yaxchilan 0","amount":1},{"seat":1,"goal":"place","what":"first 0","amount":1},{"seat":1,"goal":"first","what":"marker","amount":1}],"keeps":[],"costs":[],"less":[{"seat":1,"goal":"pick","what":"uxmal 2","amount":-1}],"takes":[{"seat":0,"points":2.0}]}},{"at":66,"to":70,"seat":0,"change":-0.0402,"lost":0.2173,"fewer":5.32,"shares":[0.3841,0.6159],"played":{"decisions":["beg green","place first","place uxmal","place palenque"],"gains":[{"seat":0,"goal":"corn","what":"corn","amount":2},{"seat":0,"goal":"climb","what":"green","amount":-1},{"seat":0,"goal":"place","what":"first 0","amount":1},{"seat":0,"goal":"place","what":"uxmal 0","amount":1},{"seat":0,"goal":"place","what":"palenque 0","amount":1}],"others":[],"shares":[0.2065,0.7935],"points":[25.65,34.62],"then":{"decisions":["pick palenque 1","pick uxmal 1","climb green"],"gains":[{"seat":0,"goal":"pick","what":"palenque 1","amount":1},{"seat":0,"goal":"corn","what":"corn","amount":-2},{"seat":0,"goal":"pick","what":"uxmal 1","amount":1},{"seat":0,"goal":"climb","what":"green","amount":1},{"seat":0,"goal":"points","what":"points","amount":-24},{"seat":0,"goal":"wood","what":"wood","amount":1}]}},"better":{"decisions":["place yaxchilan"],"gains":[{"seat":0,"goal":"place","what":"yaxchilan 0","amount":1}],"others":[],"shares":[0.4238,0.5762],"points":[30.97,33.02],"then":{"decisions":["place yaxchilan"],"gains":[{"seat":0,"goal":"place","what":"yaxchilan 0","amount":1},{"seat":0,"goal":"points","what":"points","amount":-36},{"seat":0,"goal":"wood","what":"wood","amount":1}]},"more":[{"seat":0,"goal":"place","what":"yaxchilan 0","amount":1}],"keeps":[{"seat":0,"goal":"climb","what":"green","amount":1}],"costs":[],"less":[{"seat":0,"goal":"corn","what":"corn","amount":-2},{"seat":0,"goal":"place","what":"first 0","amount":-1},{"seat":0,"goal":"place","what":"uxmal 0","amount":-1},{"seat":0,"goal":"place","what":"palenque 0","amount":-1}],"takes":[{"seat":1,"points":1.6}]}},{"at":70,"to":73,"seat":1,"change":-0.0094,"lost":0.1821,"fewer":5.6,"shares":[0.2065,0.7935],"played":{"decisions":["beg brown","place yaxchilan","place palenque"],"gains":[{"seat":1,"goal":"climb","what":"brown","amount":-1},{"seat":1,"goal":"place","what":"yaxchilan 0","amount":1},{"seat":1,"goal":"place","what":"palenque 1","amount":1},{"seat":1,"goal":"first","what":"marker","amount":1}],"others":[],"shares":[0.2961,0.7039],"points":[29.25,34.83],"then":{"decisions":["pick palenque 2","pick yaxchilan 1"],"gains":[{"seat":1,"goal":"pick","what":"palenque 2","amount":1},{"seat":1,"goal":"corn","what":"corn","amount":4},{"seat":1,"goal":"pick","what":"yaxchilan 1","amount":1},{"seat":1,"goal":"wood","what":"wood","amount":2}]}},"better":{"decisions":["place tikal","place yaxchilan"],"gains":[{"seat":1,"goal":"place","what":"tikal 0","amount":1},{"seat":1,"goal":"place","what":"yaxchilan 0","amount":1},{"seat":1,"goal":"corn","what":"corn","amount":-1},{"seat":1,"goal":"first","what":"marker","amount":1}],"others":[],"shares":[0.114,0.886],"points":[27.22,40.43],"then":{"decisions":["pick yaxchilan 1","end"],"gains":[{"seat":1,"goal":"pick","what":"yaxchilan 1","amount":1},{"seat":1,"goal":"wood","what":"wood","amount":2}]},"more":[{"seat":1,"goal":"place","what":"tikal 0","amount":1}],"keeps":[{"seat":1,"goal":"climb","what":"brown","amount":1}],"costs":[{"seat":1,"goal":"corn","what":"corn","amount":-1}],"less":[{"seat":1,"goal":"place","what":"palenque 1","amount":-1}],"takes":[{"seat":0,"points":2.0}]}},{"at":75,"to":77,"seat":0,"change":0.0,"lost":0.249,"fewer":6.3,"shares":[0.3901,0.6099],"played":{"decisions":["pick palenque 2 for nothing","pick uxmal 2 for nothing"],"gains":[{"seat":0,"goal":"pick","what":"palenque 2","amount":1},{"seat":0,"goal":"pick","what":"uxmal 2","amount":1}],"others":[],"shares":[0.1556,0.8444],"points":[20.0,30.52],"then":null},"better":{"decisions":["pick palenque 2","pick uxmal 2 as 1","climb green"],"gains":[{"seat":0,"goal":"pick","what":"palenque 2","amount":1},{"seat":0,"goal":"corn","what":"corn","amount":1},{"seat":0,"goal":"pick","what":"uxmal 2","amount":1},{"seat":0,"goal":"climb","what":"green","amount":1}],"others":[],"shares":[0.4046,0.5954],"points":[26.3,28.7],"then":null,"more":[{"seat":0,"goal":"corn","what":"corn","amount":1},{"seat":0,"goal":"climb","what":"green","amount":1}],"keeps":[],"costs":[],"less":[],"takes":[{"seat":1,"points":1.8}]}}]}',1795018615199);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	holder VARCHAR(32), 
	bot VARCHAR(40), 
	name VARCHAR(60) NOT NULL, 
	hot BOOLEAN NOT NULL, 
	nonce VARCHAR(32), 
	spent BIGINT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('DwQIyMYWJlKRIneob4sT',0,'bot',NULL,'random','Random 1',0,NULL,0);
INSERT INTO "seats" VALUES('DwQIyMYWJlKRIneob4sT',1,'bot',NULL,'random','Random 2',0,NULL,0);
INSERT INTO "seats" VALUES('lBCmJ5KuWbqoQxaaieAy',0,'person','0EOCbnYO6Cc2aSjDds56',NULL,'Random 1',0,NULL,0);
INSERT INTO "seats" VALUES('lBCmJ5KuWbqoQxaaieAy',1,'bot',NULL,'random','Random 2',0,NULL,0);
INSERT INTO "seats" VALUES('kljyv1cfmZPwa2T-ZmEx',0,'person','0EOCbnYO6Cc2aSjDds56',NULL,'Ann',0,NULL,29);
INSERT INTO "seats" VALUES('kljyv1cfmZPwa2T-ZmEx',1,'person','yb6G1fAgAs6CcjmsYK09',NULL,'Guest 859',0,'S4-jzyG_rXKZD6GpId0k',37);
INSERT INTO "seats" VALUES('k_uDboM9esb_ue7cVW7r',0,'person','0EOCbnYO6Cc2aSjDds56',NULL,'Ann',0,NULL,30);
INSERT INTO "seats" VALUES('k_uDboM9esb_ue7cVW7r',1,'person','yb6G1fAgAs6CcjmsYK09',NULL,'Guest 859',0,'VMz2YQyNn6b0LX17PR6m',38);
INSERT INTO "seats" VALUES('0yecelMmQ0kJgUzvu4yH',0,'person','0EOCbnYO6Cc2aSjDds56',NULL,'Ann',0,NULL,13);
INSERT INTO "seats" VALUES('0yecelMmQ0kJgUzvu4yH',1,'person','yb6G1fAgAs6CcjmsYK09',NULL,'Guest 859',0,'zXuLkDxaTdQVcNXnmP0v',27);
INSERT INTO "seats" VALUES('KJRCJ6cG89NFAawmDmTO',0,'person','0EOCbnYO6Cc2aSjDds56',NULL,'Ann',0,NULL,0);
INSERT INTO "seats" VALUES('KJRCJ6cG89NFAawmDmTO',1,'person',NULL,NULL,'',0,'77Pdn17gAiLg6nIzYc5t',0);
INSERT INTO "seats" VALUES('KJRCJ6cG89NFAawmDmTO',2,'bot',NULL,'random','Random 3',0,NULL,0);
INSERT INTO "seats" VALUES('3sHLaz-pK9H7V9FVCCGl',0,'person','yb6G1fAgAs6CcjmsYK09',NULL,'Guest 859',0,NULL,0);
INSERT INTO "seats" VALUES('3sHLaz-pK9H7V9FVCCGl',1,'person',NULL,NULL,'',0,'j6J5Ew7Wjt7GsJJJxD2u',0);
CREATE TABLE secrets (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('cookie','tGKlct2l3PC-gQlYCklUA2H4NyHMYQE9cRjtz5DyGHA');
CREATE INDEX game_tables_by_owner ON game_tables (owner);
CREATE INDEX game_tables_by_status ON game_tables (status, public);
CREATE INDEX seats_by_holder ON seats (holder);
COMMIT;
