-- The schema as it is after all migrations, printed from the catalogue by "npm run codegen": tables in the order of
-- their names, each with its indexes, triggers, policies and grants, then functions. To be read and compared; what runs
-- are the migrations.

CREATE EXTENSION btree_gin;
CREATE EXTENSION pg_trgm;
CREATE EXTENSION unaccent;

CREATE TYPE sales_part AS (
  unit uuid,
  total uuid,
  day date,
  device uuid,
  employee text,
  name text,
  receipts integer,
  customers integer,
  turnover bigint,
  net bigint,
  tax bigint,
  cash bigint,
  card bigint,
  digital bigint,
  other bigint,
  discounts bigint,
  cancelled bigint,
  hour_receipts bigint[],
  hour_turnover bigint[]
);

CREATE SEQUENCE shop_order_numbers AS bigint START 10001 INCREMENT 1 MINVALUE 1 MAXVALUE 9223372036854775807 CACHE 1;

GRANT USAGE ON SCHEMA graphile_worker TO tresen_system;
GRANT USAGE ON SCHEMA public TO PUBLIC;

CREATE TABLE academy_progress (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  step_id uuid NOT NULL,
  started_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  spent_seconds integer NOT NULL,
  CONSTRAINT academy_progress_pkey PRIMARY KEY (tenant_id, user_id, step_id),
  CONSTRAINT academy_progress_spent_seconds_check CHECK ((spent_seconds >= 0)),
  CONSTRAINT academy_progress_step_id_fkey FOREIGN KEY (step_id) REFERENCES content_entries(id) ON DELETE CASCADE,
  CONSTRAINT academy_progress_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT academy_progress_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX academy_progress_step ON public.academy_progress USING btree (step_id);
CREATE INDEX academy_progress_user ON public.academy_progress USING btree (user_id);
ALTER TABLE academy_progress ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON academy_progress FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON academy_progress TO tresen_app;

CREATE TABLE acting_sessions (
  session_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  user_name text NOT NULL,
  started_at timestamp with time zone NOT NULL,
  CONSTRAINT acting_sessions_pkey PRIMARY KEY (session_id),
  CONSTRAINT acting_sessions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  CONSTRAINT acting_sessions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON acting_sessions TO tresen_system;

CREATE TABLE alert_mail_settings (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  settings json NOT NULL,
  since timestamp with time zone NOT NULL,
  CONSTRAINT alert_mail_settings_pkey PRIMARY KEY (tenant_id, user_id),
  CONSTRAINT alert_mail_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT alert_mail_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
ALTER TABLE alert_mail_settings ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON alert_mail_settings FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own ON alert_mail_settings FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON alert_mail_settings TO tresen_app;
GRANT SELECT, UPDATE ON alert_mail_settings TO tresen_system;

CREATE TABLE alert_mails (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  notification_id uuid NOT NULL,
  renewed_at timestamp with time zone NOT NULL,
  CONSTRAINT alert_mails_pkey PRIMARY KEY (tenant_id, user_id, notification_id, renewed_at),
  CONSTRAINT alert_mails_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES alert_mail_settings(tenant_id, user_id) ON DELETE CASCADE
);
ALTER TABLE alert_mails ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON alert_mails FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON alert_mails TO tresen_system;

CREATE TABLE alert_rules (
  tenant_id uuid NOT NULL,
  unit_id uuid,
  rules jsonb NOT NULL,
  CONSTRAINT alert_rules_tenant_id_unit_id_key UNIQUE NULLS NOT DISTINCT (tenant_id, unit_id),
  CONSTRAINT alert_rules_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT alert_rules_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES organization_units(tenant_id, id)
);
ALTER TABLE alert_rules ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON alert_rules FOR SELECT TO tresen_system
  USING (true);
CREATE POLICY own ON alert_rules FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON alert_rules TO tresen_app;
GRANT SELECT ON alert_rules TO tresen_system;

CREATE TABLE article_texts (
  tenant_id uuid NOT NULL,
  article_id uuid NOT NULL,
  name_key text COLLATE "C" NOT NULL,
  search_text text COLLATE "C" NOT NULL,
  CONSTRAINT article_texts_pkey PRIMARY KEY (tenant_id, article_id),
  CONSTRAINT article_texts_tenant_id_article_id_fkey FOREIGN KEY (tenant_id, article_id) REFERENCES articles(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT article_texts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX article_texts_name ON public.article_texts USING btree (tenant_id, name_key COLLATE natural_order, article_id) INCLUDE (search_text);
CREATE INDEX article_texts_search ON public.article_texts USING gin (tenant_id, search_text gin_trgm_ops);
ALTER TABLE article_texts ENABLE ROW LEVEL SECURITY;

CREATE TABLE articles (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  price_name text,
  short_description text,
  long_description text,
  plu text,
  ean text,
  price bigint NOT NULL,
  purchase_price bigint,
  prices jsonb NOT NULL,
  main_category_id uuid NOT NULL,
  subcategory_id uuid,
  vat_in_house_id uuid NOT NULL,
  vat_out_of_house_id uuid NOT NULL,
  printer_id uuid,
  course smallint,
  unit text NOT NULL,
  base_quantity bigint,
  base_unit text,
  favorite boolean NOT NULL,
  use_in_button_mapping boolean NOT NULL,
  variable_name boolean NOT NULL,
  variable_price boolean NOT NULL,
  variable_price_group boolean NOT NULL,
  variable_quantity boolean NOT NULL,
  variable_serial_number boolean NOT NULL,
  variable_name_append boolean NOT NULL,
  variable_options boolean NOT NULL,
  negative_price boolean NOT NULL,
  block_discount boolean NOT NULL,
  "grouping" boolean NOT NULL,
  inventory_quantity bigint,
  reorder_quantity bigint,
  prevent_negative_stock boolean NOT NULL,
  shop_article boolean NOT NULL,
  shop_article_number text,
  active_in_shop boolean NOT NULL,
  main_article_id uuid,
  members jsonb NOT NULL,
  unit_ids uuid[],
  left_unit_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  status smallint NOT NULL DEFAULT 1,
  deleted_status smallint,
  version integer NOT NULL DEFAULT 1,
  change_seq bigint NOT NULL,
  created_seq bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_modified_at timestamp with time zone NOT NULL,
  last_modified_by uuid,
  last_modified_by_name text NOT NULL,
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  plu_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (COALESCE(number_key(plu), ''::text)) STORED,
  ean_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (COALESCE(number_key(ean), ''::text)) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(((((name || ' '::text) || COALESCE(plu, ''::text)) || ' '::text) || COALESCE(ean, ''::text)))) STORED,
  picture text,
  CONSTRAINT articles_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT articles_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT articles_tenant_id_main_article_id_fkey FOREIGN KEY (tenant_id, main_article_id) REFERENCES articles(tenant_id, id),
  CONSTRAINT articles_tenant_id_main_category_id_fkey FOREIGN KEY (tenant_id, main_category_id) REFERENCES categories(tenant_id, id),
  CONSTRAINT articles_tenant_id_printer_id_fkey FOREIGN KEY (tenant_id, printer_id) REFERENCES printers(tenant_id, id),
  CONSTRAINT articles_tenant_id_subcategory_id_fkey FOREIGN KEY (tenant_id, subcategory_id) REFERENCES categories(tenant_id, id),
  CONSTRAINT articles_tenant_id_vat_in_house_id_fkey FOREIGN KEY (tenant_id, vat_in_house_id) REFERENCES vats(tenant_id, id),
  CONSTRAINT articles_tenant_id_vat_out_of_house_id_fkey FOREIGN KEY (tenant_id, vat_out_of_house_id) REFERENCES vats(tenant_id, id)
);
CREATE INDEX articles_by_name ON public.articles USING btree (tenant_id, name_key COLLATE natural_order, id) INCLUDE (search_text) WHERE (status >= '-1'::integer);
CREATE INDEX articles_category ON public.articles USING btree (tenant_id, main_category_id, name_key COLLATE natural_order, id) WHERE (status >= '-1'::integer);
CREATE INDEX articles_changes ON public.articles USING btree (tenant_id, change_seq);
CREATE INDEX articles_ean ON public.articles USING btree (tenant_id, ean_key, id) WHERE (status >= '-1'::integer);
CREATE INDEX articles_main_article ON public.articles USING btree (tenant_id, main_article_id) WHERE (main_article_id IS NOT NULL);
CREATE INDEX articles_members ON public.articles USING btree (tenant_id, id) WHERE (members <> '[]'::jsonb);
CREATE INDEX articles_modified ON public.articles USING btree (tenant_id, last_modified_at, id) WHERE (status >= '-1'::integer);
CREATE INDEX articles_name ON public.articles USING btree (tenant_id, name_key) WHERE (status >= '-1'::integer);
CREATE INDEX articles_pending ON public.articles USING btree (tenant_id, change_seq) WHERE (status = '-1'::integer);
CREATE INDEX articles_picture ON public.articles USING btree (tenant_id, picture) WHERE (picture IS NOT NULL);
CREATE INDEX articles_plu ON public.articles USING btree (tenant_id, plu_key, id) WHERE (status >= '-1'::integer);
CREATE INDEX articles_price ON public.articles USING btree (tenant_id, price, id) WHERE (status >= '-1'::integer);
CREATE INDEX articles_printer ON public.articles USING btree (tenant_id, printer_id) WHERE (printer_id IS NOT NULL);
CREATE INDEX articles_reorder ON public.articles USING btree (tenant_id, id) WHERE ((reorder_quantity IS NOT NULL) AND (status >= 0));
CREATE INDEX articles_subcategory ON public.articles USING btree (tenant_id, subcategory_id) WHERE (subcategory_id IS NOT NULL);
CREATE TRIGGER keep_changed_text AFTER UPDATE OF name, plu, ean, status ON public.articles FOR EACH ROW WHEN ((((new.name_key IS DISTINCT FROM old.name_key) OR (new.search_text IS DISTINCT FROM old.search_text)) OR ((new.status >= '-1'::integer) IS DISTINCT FROM (old.status >= '-1'::integer)))) EXECUTE FUNCTION keep_article_text();
CREATE TRIGGER keep_text AFTER INSERT ON public.articles FOR EACH ROW WHEN ((new.status >= '-1'::integer)) EXECUTE FUNCTION keep_article_text();
ALTER TABLE articles ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON articles FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON articles TO tresen_app;

CREATE TABLE audit_log (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  actor_kind text NOT NULL,
  actor_id uuid,
  actor_name text NOT NULL,
  actor_tenant_id uuid,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text NOT NULL,
  old_values json,
  new_values json,
  request_id text,
  acting_as text,
  is_foreign boolean NOT NULL GENERATED ALWAYS AS (((actor_tenant_id IS NOT NULL) AND (actor_tenant_id <> tenant_id))) STORED,
  CONSTRAINT audit_log_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT audit_log_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'register'::text, 'system'::text])))
);
CREATE INDEX audit_log_actor ON public.audit_log USING btree (tenant_id, actor_id, id);
CREATE INDEX audit_log_actor_kind ON public.audit_log USING btree (tenant_id, actor_id, entity, action, is_foreign, id);
CREATE INDEX audit_log_entity ON public.audit_log USING btree (tenant_id, entity, entity_id, id);
CREATE INDEX audit_log_kind ON public.audit_log USING btree (tenant_id, entity, action, is_foreign, id);
ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON audit_log FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own ON audit_log FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT ON audit_log TO tresen_system;
GRANT INSERT, SELECT ON audit_log TO tresen_app;

CREATE TABLE backup_downloads (
  hash bytea NOT NULL,
  tenant_id uuid NOT NULL,
  backup_id uuid NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT backup_downloads_pkey PRIMARY KEY (hash),
  CONSTRAINT backup_downloads_tenant_id_backup_id_fkey FOREIGN KEY (tenant_id, backup_id) REFERENCES backups(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX backup_downloads_backup ON public.backup_downloads USING btree (tenant_id, backup_id);
ALTER TABLE backup_downloads ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON backup_downloads FOR ALL TO tresen_system
  USING (true);
CREATE POLICY own ON backup_downloads FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, SELECT ON backup_downloads TO tresen_system;
GRANT INSERT ON backup_downloads TO tresen_app;

CREATE TABLE backup_parts (
  tenant_id uuid NOT NULL,
  backup_id uuid NOT NULL,
  begins_at bigint NOT NULL,
  bytes integer NOT NULL,
  file uuid NOT NULL,
  iv bytea NOT NULL,
  CONSTRAINT backup_parts_pkey PRIMARY KEY (tenant_id, backup_id, begins_at),
  CONSTRAINT backup_parts_bytes_check CHECK ((bytes > 0)),
  CONSTRAINT backup_parts_tenant_id_backup_id_fkey FOREIGN KEY (tenant_id, backup_id) REFERENCES backups(tenant_id, id) ON DELETE CASCADE
);
ALTER TABLE backup_parts ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON backup_parts FOR ALL TO tresen_system
  USING (true);
CREATE POLICY own ON backup_parts FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT ON backup_parts TO tresen_app;
GRANT SELECT ON backup_parts TO tresen_system;

CREATE TABLE backup_policies (
  tenant_id uuid NOT NULL,
  category text NOT NULL,
  days integer,
  CONSTRAINT backup_policies_pkey PRIMARY KEY (tenant_id, category),
  CONSTRAINT backup_policies_category_check CHECK ((category = ANY (ARRAY['database'::text, 'tse'::text, 'configuration'::text, 'log'::text]))),
  CONSTRAINT backup_policies_days_check CHECK (((days >= 1) AND (days <= 3650))),
  CONSTRAINT backup_policies_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
ALTER TABLE backup_policies ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON backup_policies FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON backup_policies TO tresen_app;

CREATE TABLE backups (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  device_id uuid NOT NULL,
  register_name text NOT NULL,
  pos_serial text NOT NULL,
  category text NOT NULL,
  state smallint NOT NULL,
  file_name text NOT NULL,
  content_type text NOT NULL,
  size bigint NOT NULL,
  received bigint NOT NULL DEFAULT 0,
  sha256 text NOT NULL,
  policy_days integer,
  started_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone NOT NULL,
  begun_at timestamp with time zone NOT NULL,
  heard_at timestamp with time zone NOT NULL,
  received_at timestamp with time zone,
  verified_at timestamp with time zone,
  fault text,
  archived_at timestamp with time zone,
  deleted_at timestamp with time zone,
  last_modified_at timestamp with time zone NOT NULL,
  emptied_at timestamp with time zone,
  CONSTRAINT backups_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT backups_category_check CHECK ((category = ANY (ARRAY['database'::text, 'tse'::text, 'configuration'::text, 'log'::text]))),
  CONSTRAINT backups_fault_check CHECK ((fault = ANY (ARRAY['missing'::text, 'damaged'::text, 'unreadable'::text]))),
  CONSTRAINT backups_size_check CHECK ((size > 0)),
  CONSTRAINT backups_state_check CHECK ((state = ANY (ARRAY[1, 2, 3, '-2'::integer]))),
  CONSTRAINT backups_tenant_id_device_id_fkey FOREIGN KEY (tenant_id, device_id) REFERENCES devices(tenant_id, id),
  CONSTRAINT backups_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX backups_damaged ON public.backups USING btree (tenant_id, device_id) WHERE ((state = ANY (ARRAY[1, 2])) AND (fault IS NOT NULL));
CREATE INDEX backups_device ON public.backups USING btree (tenant_id, device_id, category, ended_at DESC);
CREATE INDEX backups_expiring ON public.backups USING btree ((((received_at AT TIME ZONE 'UTC'::text) + ((policy_days)::double precision * '1 day'::interval)))) WHERE (state = 1);
CREATE INDEX backups_good ON public.backups USING btree (tenant_id, device_id, category, received_at) WHERE ((state = ANY (ARRAY[1, 2])) AND (fault IS NULL));
CREATE INDEX backups_last_kept ON public.backups USING btree (tenant_id, device_id, LEAST(ended_at, received_at)) WHERE ((category = 'database'::text) AND (state = ANY (ARRAY[1, 2])) AND (fault IS NULL));
CREATE INDEX backups_open ON public.backups USING btree (heard_at) WHERE (state = 3);
CREATE INDEX backups_to_empty ON public.backups USING btree (heard_at) WHERE ((state = '-2'::integer) AND (emptied_at IS NULL));
CREATE INDEX backups_to_verify ON public.backups USING btree (COALESCE(verified_at, '-infinity'::timestamp with time zone)) WHERE ((state = ANY (ARRAY[1, 2])) AND (fault IS NULL));
ALTER TABLE backups ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON backups FOR ALL TO tresen_system
  USING (true);
CREATE POLICY own ON backups FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON backups TO tresen_app;
GRANT SELECT ON backups TO tresen_system;

CREATE TABLE button_categories (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  template_id uuid NOT NULL,
  app text NOT NULL,
  sort integer NOT NULL,
  colour text,
  parent_id uuid,
  unit_ids uuid[],
  left_unit_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  status smallint NOT NULL DEFAULT 1,
  deleted_status smallint,
  version integer NOT NULL DEFAULT 1,
  change_seq bigint NOT NULL,
  created_seq bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_modified_at timestamp with time zone NOT NULL,
  last_modified_by uuid,
  last_modified_by_name text NOT NULL,
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  CONSTRAINT button_categories_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT button_categories_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT button_categories_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES button_categories(tenant_id, id),
  CONSTRAINT button_categories_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES button_templates(tenant_id, id)
);
CREATE INDEX button_categories_by_name ON public.button_categories USING btree (tenant_id, name_key COLLATE natural_order, id) WHERE (status >= '-1'::integer);
CREATE INDEX button_categories_changes ON public.button_categories USING btree (tenant_id, change_seq);
CREATE INDEX button_categories_name ON public.button_categories USING btree (tenant_id, name_key, id) WHERE (status >= '-1'::integer);
CREATE INDEX button_categories_pending ON public.button_categories USING btree (tenant_id, change_seq) WHERE (status = '-1'::integer);
CREATE INDEX button_categories_template ON public.button_categories USING btree (tenant_id, template_id, app, sort);
ALTER TABLE button_categories ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON button_categories FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON button_categories TO tresen_app;

CREATE TABLE button_grids (
  tenant_id uuid NOT NULL,
  template_id uuid NOT NULL,
  app text NOT NULL,
  rows integer NOT NULL,
  columns integer NOT NULL,
  layers integer NOT NULL,
  mappings json NOT NULL,
  version integer NOT NULL DEFAULT 1,
  last_modified_at timestamp with time zone NOT NULL,
  last_modified_by uuid,
  last_modified_by_name text NOT NULL,
  CONSTRAINT button_grids_pkey PRIMARY KEY (tenant_id, template_id, app),
  CONSTRAINT button_grids_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT button_grids_tenant_id_template_id_fkey FOREIGN KEY (tenant_id, template_id) REFERENCES button_templates(tenant_id, id)
);
ALTER TABLE button_grids ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON button_grids FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON button_grids TO tresen_app;

CREATE TABLE button_templates (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  apps text[] NOT NULL,
  unit_ids uuid[],
  left_unit_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  status smallint NOT NULL DEFAULT 1,
  deleted_status smallint,
  version integer NOT NULL DEFAULT 1,
  change_seq bigint NOT NULL,
  created_seq bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_modified_at timestamp with time zone NOT NULL,
  last_modified_by uuid,
  last_modified_by_name text NOT NULL,
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  CONSTRAINT button_templates_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT button_templates_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX button_templates_by_name ON public.button_templates USING btree (tenant_id, name_key COLLATE natural_order, id) WHERE (status >= '-1'::integer);
CREATE INDEX button_templates_changes ON public.button_templates USING btree (tenant_id, change_seq);
CREATE INDEX button_templates_name ON public.button_templates USING btree (tenant_id, name_key, id) WHERE (status >= '-1'::integer);
CREATE INDEX button_templates_pending ON public.button_templates USING btree (tenant_id, change_seq) WHERE (status = '-1'::integer);
ALTER TABLE button_templates ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON button_templates FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON button_templates TO tresen_app;

CREATE TABLE calendar_events (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  is_for_all boolean NOT NULL DEFAULT false,
  unit_id uuid,
  title text NOT NULL,
  description text NOT NULL DEFAULT ''::text,
  title_en text NOT NULL DEFAULT ''::text,
  description_en text NOT NULL DEFAULT ''::text,
  day date NOT NULL,
  end_day date NOT NULL,
  start_minutes smallint,
  end_minutes smallint,
  recurrence text NOT NULL DEFAULT ''::text,
  left_out date[] NOT NULL DEFAULT '{}'::date[],
  last_day date,
  version integer NOT NULL DEFAULT 1,
  removed_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_modified_at timestamp with time zone NOT NULL DEFAULT now(),
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(((((((title || ' '::text) || title_en) || ' '::text) || description) || ' '::text) || description_en))) STORED,
  CONSTRAINT calendar_events_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT calendar_events_check CHECK ((end_day >= day)),
  CONSTRAINT calendar_events_check1 CHECK (((start_minutes IS NULL) = (end_minutes IS NULL))),
  CONSTRAINT calendar_events_check2 CHECK (((recurrence <> ''::text) OR (last_day IS NOT NULL))),
  CONSTRAINT calendar_events_end_minutes_check CHECK (((end_minutes >= 0) AND (end_minutes <= 1439))),
  CONSTRAINT calendar_events_start_minutes_check CHECK (((start_minutes >= 0) AND (start_minutes <= 1439))),
  CONSTRAINT calendar_events_title_check CHECK ((title <> ''::text)),
  CONSTRAINT calendar_events_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT calendar_events_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES organization_units(tenant_id, id)
);
CREATE INDEX calendar_events_days ON public.calendar_events USING btree (tenant_id, day, last_day) WHERE (removed_at IS NULL);
CREATE INDEX calendar_events_for_all ON public.calendar_events USING btree (day, last_day) WHERE (is_for_all AND (removed_at IS NULL));
CREATE INDEX calendar_events_unit ON public.calendar_events USING btree (tenant_id, unit_id) WHERE (unit_id IS NOT NULL);
ALTER TABLE calendar_events ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON calendar_events FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY of_vendor ON calendar_events FOR SELECT TO tresen_app
  USING ((is_for_all AND (removed_at IS NULL)));
CREATE POLICY own ON calendar_events FOR ALL TO tresen_app
  USING (((tenant_id = ( SELECT current_tenant() AS current_tenant)) AND (NOT is_for_all)))
  WITH CHECK (((tenant_id = ( SELECT current_tenant() AS current_tenant)) AND (NOT is_for_all)));
GRANT INSERT, SELECT, UPDATE ON calendar_events TO tresen_app;
GRANT INSERT, SELECT, UPDATE ON calendar_events TO tresen_system;

CREATE TABLE calendar_feeds (
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  language text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT calendar_feeds_pkey PRIMARY KEY (user_id),
  CONSTRAINT calendar_feeds_token_hash_key UNIQUE (token_hash),
  CONSTRAINT calendar_feeds_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
GRANT DELETE, INSERT, SELECT, UPDATE ON calendar_feeds TO tresen_system;

CREATE TABLE categories (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  description text,
  sort integer NOT NULL,
  colour text,
  parent_id uuid,
  unit_ids uuid[],
  left_unit_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  status smallint NOT NULL DEFAULT 1,
  deleted_status smallint,
  version integer NOT NULL DEFAULT 1,
  change_seq bigint NOT NULL,
  created_seq bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_modified_at timestamp with time zone NOT NULL,
  last_modified_by uuid,
  last_modified_by_name text NOT NULL,
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  CONSTRAINT categories_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT categories_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT categories_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES categories(tenant_id, id)
);
CREATE INDEX categories_by_name ON public.categories USING btree (tenant_id, name_key COLLATE natural_order, id) WHERE (status >= '-1'::integer);
CREATE INDEX categories_changes ON public.categories USING btree (tenant_id, change_seq);
CREATE INDEX categories_name ON public.categories USING btree (tenant_id, name_key, id) WHERE (status >= '-1'::integer);
CREATE INDEX categories_parent ON public.categories USING btree (tenant_id, parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX categories_pending ON public.categories USING btree (tenant_id, change_seq) WHERE (status = '-1'::integer);
ALTER TABLE categories ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON categories FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON categories TO tresen_app;

CREATE TABLE change_counters (
  tenant_id uuid NOT NULL,
  last_seq bigint NOT NULL,
  CONSTRAINT change_counters_pkey PRIMARY KEY (tenant_id),
  CONSTRAINT change_counters_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
ALTER TABLE change_counters ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON change_counters FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON change_counters TO tresen_app;

CREATE TABLE change_set_chunks (
  tenant_id uuid NOT NULL,
  set_id uuid NOT NULL,
  number integer NOT NULL,
  record_ids uuid[] NOT NULL,
  CONSTRAINT change_set_chunks_pkey PRIMARY KEY (tenant_id, set_id, number),
  CONSTRAINT change_set_chunks_tenant_id_set_id_fkey FOREIGN KEY (tenant_id, set_id) REFERENCES change_sets(tenant_id, id) ON DELETE CASCADE
);
ALTER TABLE change_set_chunks ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON change_set_chunks FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON change_set_chunks TO tresen_app;

CREATE TABLE change_set_records (
  tenant_id uuid NOT NULL,
  set_id uuid NOT NULL,
  record_id uuid NOT NULL,
  outcome text NOT NULL,
  name text NOT NULL,
  old_values jsonb,
  new_values jsonb,
  faults jsonb,
  version integer,
  CONSTRAINT change_set_records_pkey PRIMARY KEY (tenant_id, set_id, record_id)
);
CREATE INDEX change_set_records_problems ON public.change_set_records USING btree (tenant_id, set_id, record_id) WHERE (outcome <> 'changed'::text);
CREATE INDEX change_set_records_record ON public.change_set_records USING btree (tenant_id, record_id, set_id);
ALTER TABLE change_set_records ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON change_set_records FOR ALL TO tresen_system
  USING (true);
CREATE POLICY own ON change_set_records FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON change_set_records TO tresen_app;
GRANT DELETE, SELECT ON change_set_records TO tresen_system;

CREATE TABLE change_sets (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  entity text NOT NULL,
  state text NOT NULL DEFAULT 'waiting'::text,
  change jsonb,
  description jsonb NOT NULL,
  request_key uuid,
  seen_seq bigint,
  undo_of uuid,
  next_chunk integer NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0,
  total integer NOT NULL,
  changed integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  faulty integer NOT NULL DEFAULT 0,
  changed_since integer NOT NULL DEFAULT 0,
  gone integer NOT NULL DEFAULT 0,
  actor_id uuid,
  actor_name text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  ended_at timestamp(3) with time zone,
  together uuid,
  CONSTRAINT change_sets_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT change_sets_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT change_sets_tenant_id_undo_of_fkey FOREIGN KEY (tenant_id, undo_of) REFERENCES change_sets(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX change_sets_ended ON public.change_sets USING btree (ended_at);
CREATE INDEX change_sets_newest ON public.change_sets USING btree (tenant_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX change_sets_request ON public.change_sets USING btree (tenant_id, request_key) WHERE (request_key IS NOT NULL);
CREATE INDEX change_sets_together ON public.change_sets USING btree (tenant_id, together) WHERE (together IS NOT NULL);
CREATE INDEX change_sets_undone ON public.change_sets USING btree (tenant_id, undo_of) WHERE (undo_of IS NOT NULL);
ALTER TABLE change_sets ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON change_sets FOR ALL TO tresen_system
  USING (true);
CREATE POLICY own ON change_sets FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON change_sets TO tresen_app;
GRANT DELETE, SELECT ON change_sets TO tresen_system;

CREATE TABLE closings (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  unit_id uuid NOT NULL,
  device_id uuid NOT NULL,
  type text NOT NULL,
  z_number bigint NOT NULL,
  business_day date NOT NULL,
  created_at timestamp with time zone NOT NULL,
  received_at timestamp with time zone NOT NULL,
  period_from timestamp with time zone NOT NULL,
  period_to timestamp with time zone NOT NULL,
  first_number bigint,
  last_number bigint,
  daily_z_numbers bigint[],
  records integer NOT NULL,
  receipts integer NOT NULL,
  register_name text NOT NULL,
  operator_name text,
  currency text NOT NULL,
  turnover bigint NOT NULL,
  expected_cash bigint NOT NULL,
  counted_cash bigint,
  cash_difference bigint,
  content_hash bytea NOT NULL,
  content text NOT NULL,
  state text NOT NULL DEFAULT 'unchecked'::text,
  checked_at timestamp with time zone,
  missing integer NOT NULL DEFAULT 0,
  differing integer NOT NULL DEFAULT 0,
  figures json,
  CONSTRAINT closings_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT closings_state_check CHECK ((state = ANY (ARRAY['matches'::text, 'differs'::text, 'incomplete'::text, 'unchecked'::text]))),
  CONSTRAINT closings_type_check CHECK ((type = ANY (ARRAY['daily'::text, 'monthly'::text, 'yearly'::text])))
) WITH (toast_tuple_target=128);
CREATE INDEX closings_differing ON public.closings USING btree (received_at) WHERE ((cash_difference <> 0) AND (type = 'daily'::text));
CREATE INDEX closings_list ON public.closings USING btree (tenant_id, business_day DESC, created_at DESC, id DESC);
CREATE INDEX closings_open ON public.closings USING btree (tenant_id, id) WHERE (state = ANY (ARRAY['unchecked'::text, 'incomplete'::text]));
CREATE INDEX closings_period ON public.closings USING btree (tenant_id, device_id, period_to) WHERE (type = 'daily'::text);
CREATE INDEX closings_unit ON public.closings USING btree (tenant_id, unit_id, business_day DESC, created_at DESC, id DESC);
CREATE UNIQUE INDEX closings_z ON public.closings USING btree (tenant_id, device_id, type, z_number);
CREATE INDEX closings_z_number ON public.closings USING btree (tenant_id, z_number);
ALTER TABLE closings ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON closings FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT ON closings TO tresen_app;
GRANT UPDATE (state, checked_at, missing, differing, figures) ON closings TO tresen_app;

CREATE TABLE companies (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  name_addition text,
  salutation text,
  first_name text,
  last_name text,
  address text,
  additional_address text,
  zip_code text,
  city text,
  state text,
  country text NOT NULL,
  phone text,
  mobile text,
  email text,
  website text,
  tax_number text,
  tax_id text,
  sales_tax_id text,
  bank_name text,
  bank_code text,
  iban text,
  bic text,
  unit_ids uuid[],
  left_unit_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  status smallint NOT NULL DEFAULT 1,
  deleted_status smallint,
  version integer NOT NULL DEFAULT 1,
  change_seq bigint NOT NULL,
  created_seq bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_modified_at timestamp with time zone NOT NULL,
  last_modified_by uuid,
  last_modified_by_name text NOT NULL,
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  last_name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (COALESCE(searchable(last_name), ''::text)) STORED,
  zip_code_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (COALESCE(searchable(zip_code), ''::text)) STORED,
  city_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (COALESCE(searchable(city), ''::text)) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(((((((name || ' '::text) || COALESCE(last_name, ''::text)) || ' '::text) || COALESCE(address, ''::text)) || ' '::text) || COALESCE(city, ''::text)))) STORED,
  CONSTRAINT companies_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT companies_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX companies_by_name ON public.companies USING btree (tenant_id, name_key COLLATE natural_order, id) WHERE (status >= '-1'::integer);
CREATE INDEX companies_changes ON public.companies USING btree (tenant_id, change_seq);
CREATE INDEX companies_name ON public.companies USING btree (tenant_id, name_key, id) WHERE (status >= '-1'::integer);
CREATE INDEX companies_pending ON public.companies USING btree (tenant_id, change_seq) WHERE (status = '-1'::integer);
ALTER TABLE companies ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON companies FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON companies TO tresen_app;

CREATE TABLE configurations (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  key text NOT NULL,
  level text NOT NULL,
  device_id uuid,
  from_day text,
  value text,
  unit_ids uuid[],
  left_unit_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  status smallint NOT NULL DEFAULT 1,
  deleted_status smallint,
  version integer NOT NULL DEFAULT 1,
  change_seq bigint NOT NULL,
  created_seq bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_modified_at timestamp with time zone NOT NULL,
  last_modified_by uuid,
  last_modified_by_name text NOT NULL,
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  CONSTRAINT configurations_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT configurations_tenant_id_device_id_fkey FOREIGN KEY (tenant_id, device_id) REFERENCES devices(tenant_id, id) ON DELETE SET NULL (device_id),
  CONSTRAINT configurations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX configurations_by_name ON public.configurations USING btree (tenant_id, name_key COLLATE natural_order, id) WHERE (status >= '-1'::integer);
CREATE INDEX configurations_changes ON public.configurations USING btree (tenant_id, change_seq);
CREATE INDEX configurations_device ON public.configurations USING btree (tenant_id, device_id) WHERE (device_id IS NOT NULL);
CREATE INDEX configurations_key ON public.configurations USING btree (tenant_id, key) WHERE (status >= '-1'::integer);
CREATE INDEX configurations_name ON public.configurations USING btree (tenant_id, name_key, id) WHERE (status >= '-1'::integer);
CREATE INDEX configurations_pending ON public.configurations USING btree (tenant_id, change_seq) WHERE (status = '-1'::integer);
ALTER TABLE configurations ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON configurations FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON configurations TO tresen_app;

CREATE TABLE content_entries (
  id uuid NOT NULL,
  kind text NOT NULL,
  slug text NOT NULL,
  parent_id uuid,
  "position" integer NOT NULL DEFAULT 0,
  is_draft boolean NOT NULL DEFAULT true,
  publish_date timestamp(3) with time zone NOT NULL,
  is_public boolean NOT NULL DEFAULT false,
  roles text[] NOT NULL DEFAULT '{}'::text[],
  countries text[] NOT NULL DEFAULT '{}'::text[],
  front_ends text[] NOT NULL DEFAULT '{}'::text[],
  editions text[] NOT NULL DEFAULT '{}'::text[],
  details jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  last_modified_at timestamp with time zone NOT NULL,
  last_modified_by text NOT NULL,
  CONSTRAINT content_entries_pkey PRIMARY KEY (id),
  CONSTRAINT content_entries_kind_slug_key UNIQUE (kind, slug),
  CONSTRAINT content_entries_kind_check CHECK ((kind ~ '^[a-z]{1,20}$'::text)),
  CONSTRAINT content_entries_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  CONSTRAINT content_entries_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES content_entries(id)
);
CREATE INDEX content_entries_order ON public.content_entries USING btree (kind, "position", publish_date DESC);
CREATE INDEX content_entries_parent ON public.content_entries USING btree (parent_id, "position");
ALTER TABLE content_entries ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON content_entries FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY everybody ON content_entries FOR SELECT TO tresen_app
  USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON content_entries TO tresen_system;
GRANT SELECT ON content_entries TO tresen_app;

CREATE TABLE content_files (
  id text NOT NULL,
  name text NOT NULL,
  uploaded_at timestamp(3) with time zone NOT NULL,
  unused_since timestamp(3) with time zone,
  CONSTRAINT content_files_pkey PRIMARY KEY (id),
  CONSTRAINT content_files_id_check CHECK ((id ~ '^[0-9a-f]{32}$'::text)),
  CONSTRAINT content_files_name_check CHECK ((name ~ '^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$'::text))
);
CREATE INDEX content_files_unused ON public.content_files USING btree (unused_since) WHERE (unused_since IS NOT NULL);
ALTER TABLE content_files ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON content_files FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON content_files TO tresen_system;

CREATE TABLE content_pictures (
  name text NOT NULL,
  uploaded_at timestamp(3) with time zone NOT NULL,
  unused_since timestamp(3) with time zone,
  CONSTRAINT content_pictures_pkey PRIMARY KEY (name),
  CONSTRAINT content_pictures_name_check CHECK ((name ~ '^[0-9a-f]{32}\.webp$'::text))
);
CREATE INDEX content_pictures_unused ON public.content_pictures USING btree (unused_since) WHERE (unused_since IS NOT NULL);
ALTER TABLE content_pictures ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON content_pictures FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON content_pictures TO tresen_system;

CREATE TABLE content_revisions (
  entry_id uuid NOT NULL,
  version integer NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  saved_by text NOT NULL,
  is_draft boolean NOT NULL,
  publish_date timestamp(3) with time zone NOT NULL,
  texts jsonb NOT NULL,
  CONSTRAINT content_revisions_pkey PRIMARY KEY (entry_id, version),
  CONSTRAINT content_revisions_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES content_entries(id) ON DELETE CASCADE
);
GRANT DELETE, INSERT, SELECT, UPDATE ON content_revisions TO tresen_system;

CREATE TABLE content_texts (
  entry_id uuid NOT NULL,
  language text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  body text NOT NULL,
  tags text[] NOT NULL,
  tag_words text NOT NULL,
  mark integer NOT NULL,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(((((((title || ' '::text) || tag_words) || ' '::text) || summary) || ' '::text) || body))) STORED,
  title_words text[] NOT NULL GENERATED ALWAYS AS (words_of(title)) STORED,
  head_words text[] NOT NULL GENERATED ALWAYS AS (words_of(((((title || ' '::text) || tag_words) || ' '::text) || summary))) STORED,
  words text[] NOT NULL GENERATED ALWAYS AS (words_of(((((((title || ' '::text) || tag_words) || ' '::text) || summary) || ' '::text) || body))) STORED,
  CONSTRAINT content_texts_pkey PRIMARY KEY (entry_id, language),
  CONSTRAINT content_texts_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT content_texts_title_check CHECK ((title <> ''::text)),
  CONSTRAINT content_texts_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES content_entries(id) ON DELETE CASCADE
);
CREATE INDEX content_texts_head_words ON public.content_texts USING gin (head_words);
CREATE INDEX content_texts_search ON public.content_texts USING gin (search_text gin_trgm_ops);
CREATE INDEX content_texts_words ON public.content_texts USING gin (words);
CREATE TRIGGER words_of_changed_texts AFTER UPDATE ON public.content_texts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_content_words();
CREATE TRIGGER words_of_new_texts AFTER INSERT ON public.content_texts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_content_words();
ALTER TABLE content_texts ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON content_texts FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY everybody ON content_texts FOR SELECT TO tresen_app
  USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON content_texts TO tresen_system;
GRANT SELECT ON content_texts TO tresen_app;

CREATE TABLE content_votes (
  tenant_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  user_id uuid NOT NULL,
  is_helpful boolean NOT NULL,
  comment text NOT NULL,
  voted_at timestamp with time zone NOT NULL,
  CONSTRAINT content_votes_pkey PRIMARY KEY (tenant_id, entry_id, user_id),
  CONSTRAINT content_votes_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES content_entries(id) ON DELETE CASCADE,
  CONSTRAINT content_votes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT content_votes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX content_votes_entry ON public.content_votes USING btree (entry_id, voted_at DESC);
CREATE INDEX content_votes_user ON public.content_votes USING btree (user_id);
ALTER TABLE content_votes ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON content_votes FOR SELECT TO tresen_system
  USING (true);
CREATE POLICY own ON content_votes FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON content_votes TO tresen_app;
GRANT SELECT ON content_votes TO tresen_system;

CREATE TABLE content_words (
  word text COLLATE "C" NOT NULL,
  CONSTRAINT content_words_pkey PRIMARY KEY (word)
);
CREATE INDEX content_words_like ON public.content_words USING gin (word gin_trgm_ops);
ALTER TABLE content_words ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON content_words FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY everybody ON content_words FOR SELECT TO tresen_app
  USING (true);
GRANT INSERT, SELECT ON content_words TO tresen_system;
GRANT SELECT ON content_words TO tresen_app;

CREATE TABLE counter_gaps (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  series text NOT NULL,
  fault text NOT NULL,
  first bigint NOT NULL,
  last bigint NOT NULL,
  after_at timestamp with time zone NOT NULL,
  before_at timestamp with time zone NOT NULL,
  first_signature bigint,
  last_signature bigint,
  device_id uuid NOT NULL,
  unit_id uuid NOT NULL,
  found_at timestamp with time zone NOT NULL,
  state text NOT NULL,
  acknowledged_at timestamp with time zone,
  acknowledged_by uuid,
  acknowledged_by_name text,
  acknowledged_reason text,
  closed_at timestamp with time zone,
  CONSTRAINT counter_gaps_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT counter_gaps_fault_check CHECK ((fault = ANY (ARRAY['missing'::text, 'backwards'::text]))),
  CONSTRAINT counter_gaps_kind_check CHECK ((kind = ANY (ARRAY['receipt'::text, 'transaction'::text, 'z'::text]))),
  CONSTRAINT counter_gaps_state_check CHECK ((state = ANY (ARRAY['open'::text, 'waiting'::text, 'noted'::text, 'acknowledged'::text])))
);
CREATE INDEX counter_gaps_device ON public.counter_gaps USING btree (tenant_id, device_id, id DESC);
CREATE INDEX counter_gaps_list ON public.counter_gaps USING btree (tenant_id, id DESC) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX counter_gaps_open ON public.counter_gaps USING btree (tenant_id, kind, series, fault, first, after_at) WHERE (closed_at IS NULL);
ALTER TABLE counter_gaps ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON counter_gaps FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON counter_gaps TO tresen_app;

CREATE TABLE counter_runs (
  tenant_id uuid NOT NULL,
  kind text NOT NULL,
  series text NOT NULL,
  first bigint NOT NULL,
  first_at timestamp with time zone NOT NULL,
  last bigint NOT NULL,
  last_at timestamp with time zone NOT NULL,
  device_id uuid NOT NULL,
  unit_id uuid NOT NULL,
  first_signature bigint,
  last_signature bigint,
  CONSTRAINT counter_runs_pkey PRIMARY KEY (tenant_id, kind, series, first, first_at),
  CONSTRAINT counter_runs_kind_check CHECK ((kind = ANY (ARRAY['receipt'::text, 'transaction'::text, 'z'::text])))
) WITH (fillfactor=80);
CREATE INDEX counter_runs_device ON public.counter_runs USING btree (tenant_id, device_id);
CREATE INDEX counter_runs_time ON public.counter_runs USING btree (tenant_id, kind, series, first_at, first);
ALTER TABLE counter_runs ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON counter_runs FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON counter_runs TO tresen_app;

CREATE TABLE credentials (
  user_id uuid NOT NULL,
  password_hash text NOT NULL,
  changed_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT credentials_pkey PRIMARY KEY (user_id),
  CONSTRAINT credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
GRANT DELETE, INSERT, SELECT, UPDATE ON credentials TO tresen_system;

CREATE TABLE customers (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  company text,
  title text,
  first_name text,
  last_name text,
  street text,
  house_number text,
  zip_code text,
  city text,
  country text NOT NULL,
  phone text,
  fax text,
  external_crm_entity_id text,
  unit_ids uuid[],
  left_unit_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  status smallint NOT NULL DEFAULT 1,
  deleted_status smallint,
  version integer NOT NULL DEFAULT 1,
  change_seq bigint NOT NULL,
  created_seq bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_modified_at timestamp with time zone NOT NULL,
  last_modified_by uuid,
  last_modified_by_name text NOT NULL,
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  last_name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (COALESCE(searchable(last_name), ''::text)) STORED,
  zip_code_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (COALESCE(searchable(zip_code), ''::text)) STORED,
  city_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (COALESCE(searchable(city), ''::text)) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(((((((((((name || ' '::text) || COALESCE(first_name, ''::text)) || ' '::text) || COALESCE(last_name, ''::text)) || ' '::text) || COALESCE(street, ''::text)) || ' '::text) || COALESCE(city, ''::text)) || ' '::text) || COALESCE(external_crm_entity_id, ''::text)))) STORED,
  CONSTRAINT customers_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT customers_unit_ids_check CHECK ((unit_ids IS NULL)),
  CONSTRAINT customers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX customers_by_name ON public.customers USING btree (tenant_id, name_key COLLATE natural_order, id) WHERE (status >= '-1'::integer);
CREATE INDEX customers_name ON public.customers USING btree (tenant_id, name_key, id) WHERE (status >= '-1'::integer);
ALTER TABLE customers ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_reseller ON customers FOR SELECT TO tresen_app
  USING ((tenant_id IN ( SELECT tenants.id
   FROM tenants
  WHERE (tenants.reseller_id = ( SELECT current_tenant() AS current_tenant)))));
CREATE POLICY own ON customers FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON customers TO tresen_app;

CREATE TABLE database_epochs (
  id uuid NOT NULL,
  begun_at timestamp with time zone NOT NULL,
  because text NOT NULL,
  label text,
  known_until timestamp with time zone,
  CONSTRAINT database_epochs_pkey PRIMARY KEY (id),
  CONSTRAINT database_epochs_label_key UNIQUE (label),
  CONSTRAINT database_epochs_because_check CHECK ((because = ANY (ARRAY['first'::text, 'place'::text, 'behind'::text, 'token'::text, 'cursor'::text, 'told'::text])))
);
GRANT SELECT ON database_epochs TO tresen_app;
GRANT SELECT ON database_epochs TO tresen_system;

CREATE TABLE database_state (
  only_row boolean NOT NULL DEFAULT true,
  epoch uuid NOT NULL,
  place text,
  beats bigint NOT NULL DEFAULT 0,
  alive_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT database_state_pkey PRIMARY KEY (only_row),
  CONSTRAINT database_state_only_row_check CHECK (only_row)
);
GRANT SELECT ON database_state TO tresen_app;
GRANT SELECT ON database_state TO tresen_system;
GRANT UPDATE (place, beats, alive_at) ON database_state TO tresen_system;

CREATE TABLE default_views (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  list text NOT NULL,
  view_id uuid NOT NULL,
  CONSTRAINT default_views_pkey PRIMARY KEY (tenant_id, user_id, list),
  CONSTRAINT default_views_tenant_id_view_id_fkey FOREIGN KEY (tenant_id, view_id) REFERENCES saved_views(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT default_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX default_views_user ON public.default_views USING btree (user_id);
CREATE INDEX default_views_view ON public.default_views USING btree (tenant_id, view_id);
ALTER TABLE default_views ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON default_views FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON default_views TO tresen_app;

CREATE TABLE device_authorizations (
  device_code_hash bytea NOT NULL,
  user_code text NOT NULL,
  name text NOT NULL,
  device_type text NOT NULL,
  pos_version text NOT NULL,
  hardware_serial text NOT NULL,
  database_id uuid NOT NULL,
  scope text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  interval_seconds integer NOT NULL DEFAULT 5,
  last_polled_at timestamp with time zone,
  tenant_id uuid,
  device_id uuid,
  denied_at timestamp with time zone,
  consumed_at timestamp with time zone,
  session_id uuid,
  CONSTRAINT device_authorizations_pkey PRIMARY KEY (device_code_hash),
  CONSTRAINT device_authorizations_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  CONSTRAINT device_authorizations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX device_authorizations_expiry ON public.device_authorizations USING btree (expires_at);
CREATE UNIQUE INDEX device_authorizations_user_code ON public.device_authorizations USING btree (user_code) WHERE (consumed_at IS NULL);
GRANT DELETE, INSERT, SELECT, UPDATE ON device_authorizations TO tresen_system;

CREATE TABLE device_stays (
  tenant_id uuid NOT NULL,
  device_id uuid NOT NULL,
  unit_id uuid NOT NULL,
  database_id uuid NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT device_stays_pkey PRIMARY KEY (tenant_id, device_id, until),
  CONSTRAINT device_stays_tenant_id_device_id_fkey FOREIGN KEY (tenant_id, device_id) REFERENCES devices(tenant_id, id),
  CONSTRAINT device_stays_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT device_stays_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES organization_units(tenant_id, id)
);
ALTER TABLE device_stays ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON device_stays FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT ON device_stays TO tresen_app;

CREATE TABLE device_sync (
  tenant_id uuid NOT NULL,
  device_id uuid NOT NULL,
  unit_id uuid NOT NULL,
  cursor bigint NOT NULL DEFAULT 0,
  epoch integer NOT NULL DEFAULT 0,
  acknowledgements bigint[] NOT NULL DEFAULT '{}'::bigint[],
  seen_at timestamp with time zone NOT NULL,
  snapshot_entity text,
  snapshot_id uuid,
  snapshot_at timestamp with time zone,
  CONSTRAINT device_sync_pkey PRIMARY KEY (tenant_id, device_id),
  CONSTRAINT device_sync_tenant_id_device_id_fkey FOREIGN KEY (tenant_id, device_id) REFERENCES devices(tenant_id, id),
  CONSTRAINT device_sync_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
ALTER TABLE device_sync ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON device_sync FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON device_sync TO tresen_app;

CREATE TABLE devices (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  unit_id uuid NOT NULL,
  name text NOT NULL,
  device_type text NOT NULL,
  register_type text NOT NULL,
  business_type text NOT NULL,
  pos_version text NOT NULL,
  hardware_serial text NOT NULL,
  database_id uuid NOT NULL,
  status smallint NOT NULL DEFAULT 1,
  is_default boolean NOT NULL DEFAULT false,
  live_communication boolean NOT NULL DEFAULT true,
  system_info json,
  last_ping_at timestamp with time zone,
  last_receipt_at timestamp with time zone,
  linked_at timestamp with time zone NOT NULL DEFAULT now(),
  unlinked_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_modified_at timestamp with time zone NOT NULL DEFAULT now(),
  moved_at timestamp with time zone,
  version_too_old boolean NOT NULL DEFAULT false,
  CONSTRAINT devices_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT devices_tenant_id_hardware_serial_database_id_key UNIQUE (tenant_id, hardware_serial, database_id),
  CONSTRAINT devices_business_type_check CHECK ((business_type = ANY (ARRAY['retail'::text, 'hospitality'::text]))),
  CONSTRAINT devices_device_type_check CHECK ((device_type = ANY (ARRAY['android'::text, 'desktop'::text]))),
  CONSTRAINT devices_register_type_check CHECK ((register_type = ANY (ARRAY['Android'::text, 'Windows'::text]))),
  CONSTRAINT devices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT devices_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES organization_units(tenant_id, id)
);
CREATE UNIQUE INDEX devices_default ON public.devices USING btree (tenant_id, unit_id) WHERE is_default;
CREATE INDEX devices_too_old ON public.devices USING btree (tenant_id, unit_id) WHERE version_too_old;
CREATE INDEX devices_unit ON public.devices USING btree (tenant_id, unit_id);
CREATE TRIGGER name_security_devices AFTER UPDATE OF name, unit_id, unlinked_at ON public.devices FOR EACH ROW WHEN (((new.name IS DISTINCT FROM old.name) OR (new.unit_id IS DISTINCT FROM old.unit_id) OR (new.unlinked_at IS DISTINCT FROM old.unlinked_at))) EXECUTE FUNCTION name_security_devices_of_register();
ALTER TABLE devices ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON devices FOR ALL TO tresen_system
  USING (true);
CREATE POLICY own ON devices FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON devices TO tresen_app;
GRANT SELECT ON devices TO tresen_system;

CREATE TABLE employees (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  salutation text,
  first_name text,
  last_name text,
  personnel_number text,
  email text,
  phone text,
  role smallint NOT NULL,
  unit_ids uuid[],
  left_unit_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  status smallint NOT NULL DEFAULT 1,
  deleted_status smallint,
  version integer NOT NULL DEFAULT 1,
  change_seq bigint NOT NULL,
  created_seq bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_modified_at timestamp with time zone NOT NULL,
  last_modified_by uuid,
  last_modified_by_name text NOT NULL,
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  last_name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (COALESCE(searchable(last_name), ''::text)) STORED,
  personnel_number_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (COALESCE(number_key(personnel_number), ''::text)) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(((((((name || ' '::text) || COALESCE(first_name, ''::text)) || ' '::text) || COALESCE(last_name, ''::text)) || ' '::text) || COALESCE(personnel_number, ''::text)))) STORED,
  permissions text[] NOT NULL DEFAULT '{}'::text[],
  pin_hash text,
  pin_verifier text,
  CONSTRAINT employees_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT employees_pin CHECK (((pin_hash IS NULL) = (pin_verifier IS NULL))),
  CONSTRAINT employees_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX employees_by_name ON public.employees USING btree (tenant_id, name_key COLLATE natural_order, id) WHERE (status >= '-1'::integer);
CREATE INDEX employees_changes ON public.employees USING btree (tenant_id, change_seq);
CREATE INDEX employees_name ON public.employees USING btree (tenant_id, name_key, id) WHERE (status >= '-1'::integer);
CREATE INDEX employees_pending ON public.employees USING btree (tenant_id, change_seq) WHERE (status = '-1'::integer);
CREATE INDEX employees_personnel_number ON public.employees USING btree (tenant_id, personnel_number_key) WHERE (status >= '-1'::integer);
ALTER TABLE employees ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON employees FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON employees TO tresen_app;

CREATE TABLE exports (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  source text NOT NULL,
  format text NOT NULL,
  language text NOT NULL,
  zone text NOT NULL,
  filter jsonb NOT NULL,
  sort text NOT NULL,
  columns text NOT NULL,
  description text NOT NULL,
  shown bigint,
  state text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  total bigint,
  done bigint NOT NULL DEFAULT 0,
  rows bigint NOT NULL DEFAULT 0,
  size bigint,
  failure text,
  user_id uuid NOT NULL,
  user_name text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  started_at timestamp(3) with time zone,
  ended_at timestamp(3) with time zone,
  CONSTRAINT exports_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT exports_failure_check CHECK ((failure = ANY (ARRAY['noSpace'::text, 'interrupted'::text, 'internal'::text]))),
  CONSTRAINT exports_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text]))),
  CONSTRAINT exports_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT exports_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))),
  CONSTRAINT exports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX exports_ended ON public.exports USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX exports_waiting ON public.exports USING btree (created_at) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text]));
ALTER TABLE exports ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON exports FOR ALL TO tresen_system
  USING (true);
CREATE POLICY own ON exports FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON exports TO tresen_app;
GRANT DELETE, SELECT ON exports TO tresen_system;

CREATE TABLE external_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL,
  email text NOT NULL,
  linked_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone NOT NULL,
  CONSTRAINT external_identities_pkey PRIMARY KEY (issuer, subject),
  CONSTRAINT external_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX external_identities_user ON public.external_identities USING btree (user_id, issuer);
GRANT DELETE, INSERT, SELECT, UPDATE ON external_identities TO tresen_system;

CREATE TABLE external_sign_ins (
  code_hash bytea NOT NULL,
  challenge text NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  email text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  language text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT external_sign_ins_pkey PRIMARY KEY (code_hash),
  CONSTRAINT external_sign_ins_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text])))
);
CREATE INDEX external_sign_ins_expiry ON public.external_sign_ins USING btree (expires_at);
GRANT DELETE, INSERT, SELECT, UPDATE ON external_sign_ins TO tresen_system;

CREATE TABLE figure_rebuilds (
  tenant_id uuid NOT NULL,
  month date NOT NULL,
  CONSTRAINT figure_rebuilds_pkey PRIMARY KEY (tenant_id, month)
);
ALTER TABLE figure_rebuilds ENABLE ROW LEVEL SECURITY;
CREATE POLICY everything ON figure_rebuilds FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own ON figure_rebuilds FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON figure_rebuilds TO tresen_app;
GRANT SELECT ON figure_rebuilds TO tresen_system;

CREATE TABLE file_keys (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  sealed bytea NOT NULL,
  CONSTRAINT file_keys_pkey PRIMARY KEY (tenant_id),
  CONSTRAINT file_keys_id_key UNIQUE (id),
  CONSTRAINT file_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
ALTER TABLE file_keys ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON file_keys FOR ALL TO tresen_system
  USING (true);
CREATE POLICY own ON file_keys FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT ON file_keys TO tresen_app;
GRANT SELECT, UPDATE ON file_keys TO tresen_system;
GRANT UPDATE (id) ON file_keys TO tresen_app;

CREATE POLICY every ON graphile_worker._private_job_queues FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY every ON graphile_worker._private_jobs FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY every ON graphile_worker._private_known_crontabs FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY every ON graphile_worker._private_tasks FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON graphile_worker._private_job_queues TO tresen_system;
GRANT DELETE, INSERT, SELECT, UPDATE ON graphile_worker._private_jobs TO tresen_system;
GRANT DELETE, INSERT, SELECT, UPDATE ON graphile_worker._private_known_crontabs TO tresen_system;
GRANT DELETE, INSERT, SELECT, UPDATE ON graphile_worker._private_tasks TO tresen_system;
GRANT SELECT ON graphile_worker.migrations TO tresen_system;

CREATE TABLE heartbeat (
  is_only boolean NOT NULL DEFAULT true,
  at timestamp with time zone NOT NULL,
  CONSTRAINT heartbeat_pkey PRIMARY KEY (is_only),
  CONSTRAINT heartbeat_is_only_check CHECK (is_only)
) WITH (fillfactor=50);
GRANT SELECT, UPDATE ON heartbeat TO tresen_app;

CREATE TABLE import_chunks (
  tenant_id uuid NOT NULL,
  import_id uuid NOT NULL,
  check_id uuid NOT NULL,
  entity text NOT NULL,
  number integer NOT NULL,
  items jsonb NOT NULL,
  CONSTRAINT import_chunks_pkey PRIMARY KEY (tenant_id, import_id, check_id, entity, number),
  CONSTRAINT import_chunks_tenant_id_import_id_fkey FOREIGN KEY (tenant_id, import_id) REFERENCES imports(tenant_id, id) ON DELETE CASCADE
);
ALTER TABLE import_chunks ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON import_chunks FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON import_chunks TO tresen_app;

CREATE TABLE import_faults (
  tenant_id uuid NOT NULL,
  import_id uuid NOT NULL,
  check_id uuid NOT NULL,
  number integer NOT NULL,
  "row" integer NOT NULL,
  "column" integer,
  target text NOT NULL,
  code text NOT NULL,
  parameters jsonb,
  text text NOT NULL,
  along jsonb,
  CONSTRAINT import_faults_pkey PRIMARY KEY (tenant_id, import_id, check_id, number),
  CONSTRAINT import_faults_tenant_id_import_id_fkey FOREIGN KEY (tenant_id, import_id) REFERENCES imports(tenant_id, id) ON DELETE CASCADE
);
ALTER TABLE import_faults ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON import_faults FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON import_faults TO tresen_app;

CREATE TABLE import_mappings (
  tenant_id uuid NOT NULL,
  entity text NOT NULL,
  signature text NOT NULL,
  mapping jsonb NOT NULL,
  options jsonb NOT NULL,
  used_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT import_mappings_pkey PRIMARY KEY (tenant_id, entity, signature),
  CONSTRAINT import_mappings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
ALTER TABLE import_mappings ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON import_mappings FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON import_mappings TO tresen_app;

CREATE TABLE imports (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  entity text NOT NULL,
  state text NOT NULL DEFAULT 'uploaded'::text,
  file_name text NOT NULL,
  size integer NOT NULL,
  reading jsonb NOT NULL,
  columns jsonb NOT NULL,
  rows integer NOT NULL,
  mapping jsonb NOT NULL,
  options jsonb NOT NULL,
  language text NOT NULL DEFAULT 'de'::text,
  check_id uuid,
  checked_rows integer NOT NULL DEFAULT 0,
  report jsonb,
  failure jsonb,
  seen_seq bigint,
  sets jsonb NOT NULL DEFAULT '[]'::jsonb,
  actor_id uuid,
  created_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT imports_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT imports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX imports_age ON public.imports USING btree (created_at);
ALTER TABLE imports ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON imports FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own ON imports FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON imports TO tresen_app;
GRANT DELETE, SELECT ON imports TO tresen_system;

CREATE TABLE invitations (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  language text NOT NULL DEFAULT 'de'::text,
  code_hash bytea NOT NULL,
  invited_by uuid,
  invited_by_name text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  accepted_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  CONSTRAINT invitations_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT invitations_code_hash_key UNIQUE (code_hash),
  CONSTRAINT invitations_email_check CHECK ((email = lower(email))),
  CONSTRAINT invitations_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT invitations_role_check CHECK ((role = ANY (ARRAY['superAdmin'::text, 'admin'::text, 'reseller'::text, 'owner'::text, 'manager'::text, 'dealer'::text, 'user'::text]))),
  CONSTRAINT invitations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE UNIQUE INDEX invitations_open ON public.invitations USING btree (tenant_id, email) WHERE ((accepted_at IS NULL) AND (withdrawn_at IS NULL));
ALTER TABLE invitations ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON invitations FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own ON invitations FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON invitations TO tresen_system;
GRANT INSERT, SELECT, UPDATE ON invitations TO tresen_app;

CREATE TABLE licence_add_ons (
  serial text NOT NULL,
  id uuid NOT NULL,
  shop_number integer,
  name text NOT NULL,
  app_reg_level integer NOT NULL,
  is_old boolean NOT NULL DEFAULT false,
  added_at timestamp(3) with time zone NOT NULL,
  removed_at timestamp(3) with time zone,
  CONSTRAINT licence_add_ons_pkey PRIMARY KEY (serial, id),
  CONSTRAINT licence_add_ons_serial_fkey FOREIGN KEY (serial) REFERENCES licences(serial)
);
ALTER TABLE licence_add_ons ENABLE ROW LEVEL SECURITY;
CREATE POLICY change_as_seller ON licence_add_ons FOR UPDATE TO tresen_app
  USING ((EXISTS ( SELECT
   FROM licences l
  WHERE ((l.serial = licence_add_ons.serial) AND ((l.reseller_id = ( SELECT current_tenant() AS current_tenant)) OR ( SELECT is_vendor_tenant() AS is_vendor_tenant))))));
CREATE POLICY every ON licence_add_ons FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY make_as_seller ON licence_add_ons FOR INSERT TO tresen_app
  WITH CHECK ((EXISTS ( SELECT
   FROM licences l
  WHERE ((l.serial = licence_add_ons.serial) AND ((l.reseller_id = ( SELECT current_tenant() AS current_tenant)) OR ( SELECT is_vendor_tenant() AS is_vendor_tenant))))));
CREATE POLICY of_licence ON licence_add_ons FOR SELECT TO tresen_app
  USING ((EXISTS ( SELECT
   FROM licences l
  WHERE (l.serial = licence_add_ons.serial))));
GRANT INSERT, SELECT ON licence_add_ons TO tresen_app;
GRANT INSERT, SELECT, UPDATE ON licence_add_ons TO tresen_system;
GRANT UPDATE (is_old, removed_at) ON licence_add_ons TO tresen_app;

CREATE TABLE licence_check_failures (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  window_start timestamp with time zone NOT NULL,
  failures integer NOT NULL,
  CONSTRAINT licence_check_failures_pkey PRIMARY KEY (tenant_id, user_id, window_start),
  CONSTRAINT licence_check_failures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
ALTER TABLE licence_check_failures ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON licence_check_failures FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON licence_check_failures TO tresen_system;

CREATE TABLE licence_fulfilments (
  order_id uuid NOT NULL,
  line_id text NOT NULL,
  piece integer NOT NULL,
  tenant_id uuid NOT NULL,
  reseller_id uuid,
  serial text NOT NULL,
  done text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  CONSTRAINT licence_fulfilments_pkey PRIMARY KEY (order_id, line_id, piece),
  CONSTRAINT licence_fulfilments_done_check CHECK ((done = ANY (ARRAY['created'::text, 'updated'::text, 'upgraded'::text, 'reactivated'::text, 'extended'::text]))),
  CONSTRAINT licence_fulfilments_piece_check CHECK ((piece > 0)),
  CONSTRAINT licence_fulfilments_reseller_id_fkey FOREIGN KEY (reseller_id) REFERENCES tenants(id),
  CONSTRAINT licence_fulfilments_serial_fkey FOREIGN KEY (serial) REFERENCES licences(serial),
  CONSTRAINT licence_fulfilments_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
ALTER TABLE licence_fulfilments ENABLE ROW LEVEL SECURITY;
CREATE POLICY as_seller ON licence_fulfilments FOR ALL TO tresen_app
  USING (((reseller_id = ( SELECT current_tenant() AS current_tenant)) OR ( SELECT is_vendor_tenant() AS is_vendor_tenant)))
  WITH CHECK (((reseller_id = ( SELECT current_tenant() AS current_tenant)) OR ( SELECT is_vendor_tenant() AS is_vendor_tenant)));
CREATE POLICY every ON licence_fulfilments FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own ON licence_fulfilments FOR SELECT TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT ON licence_fulfilments TO tresen_app;
GRANT INSERT, SELECT ON licence_fulfilments TO tresen_system;

CREATE TABLE licence_update_prices (
  app_type text NOT NULL,
  licence_type text NOT NULL,
  upgrade_value integer NOT NULL,
  from_version integer NOT NULL,
  price bigint NOT NULL,
  version integer NOT NULL DEFAULT 1,
  last_modified_at timestamp(3) with time zone NOT NULL DEFAULT now(),
  CONSTRAINT licence_update_prices_pkey PRIMARY KEY (app_type, licence_type, upgrade_value, from_version),
  CONSTRAINT licence_update_prices_app_type_check CHECK ((app_type = ANY (ARRAY['gastro'::text, 'retail'::text, 'event'::text]))),
  CONSTRAINT licence_update_prices_licence_type_check CHECK ((licence_type = ANY (ARRAY['basic'::text, 'professional'::text]))),
  CONSTRAINT licence_update_prices_price_check CHECK ((price >= 0))
);
ALTER TABLE licence_update_prices ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON licence_update_prices FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON licence_update_prices TO tresen_system;

CREATE TABLE licence_updates (
  id uuid NOT NULL,
  serial text NOT NULL,
  old_version text NOT NULL,
  new_version text NOT NULL,
  ticket_number text,
  user_name text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  CONSTRAINT licence_updates_pkey PRIMARY KEY (id),
  CONSTRAINT licence_updates_serial_fkey FOREIGN KEY (serial) REFERENCES licences(serial)
);
CREATE INDEX licence_updates_serial ON public.licence_updates USING btree (serial, at DESC, id);
ALTER TABLE licence_updates ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON licence_updates FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY make_as_seller ON licence_updates FOR INSERT TO tresen_app
  WITH CHECK ((EXISTS ( SELECT
   FROM licences l
  WHERE ((l.serial = licence_updates.serial) AND ((l.reseller_id = ( SELECT current_tenant() AS current_tenant)) OR ( SELECT is_vendor_tenant() AS is_vendor_tenant))))));
CREATE POLICY of_licence ON licence_updates FOR SELECT TO tresen_app
  USING ((EXISTS ( SELECT
   FROM licences l
  WHERE (l.serial = licence_updates.serial))));
GRANT INSERT, SELECT ON licence_updates TO tresen_app;
GRANT INSERT, SELECT, UPDATE ON licence_updates TO tresen_system;

CREATE TABLE licences (
  serial text NOT NULL,
  uid uuid NOT NULL,
  tenant_id uuid,
  reseller_id uuid,
  customer_id uuid,
  customer_name text NOT NULL DEFAULT ''::text,
  app_name text NOT NULL,
  app_type text NOT NULL,
  licence_type text NOT NULL,
  state text NOT NULL,
  main_version integer NOT NULL,
  last_version text,
  reg_levels integer NOT NULL DEFAULT 0,
  base_serial text,
  ends_at timestamp(3) with time zone,
  device_id uuid,
  mainboard_serial text,
  seen_mainboard_serial text,
  computer_name text,
  hdd_firmware text,
  last_contact_at timestamp(3) with time zone,
  last_contact_version text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp(3) with time zone NOT NULL,
  last_modified_at timestamp(3) with time zone NOT NULL,
  serial_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(serial)) STORED,
  customer_name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(customer_name)) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(((serial || ' '::text) || customer_name))) STORED,
  ends_key bigint NOT NULL GENERATED ALWAYS AS (COALESCE(((EXTRACT(epoch FROM (ends_at AT TIME ZONE 'UTC'::text)) * (1000)::numeric))::bigint, '9000000000000000'::bigint)) STORED,
  CONSTRAINT licences_pkey PRIMARY KEY (serial),
  CONSTRAINT licences_uid_key UNIQUE (uid),
  CONSTRAINT licences_app_type_check CHECK ((app_type = ANY (ARRAY['gastro'::text, 'retail'::text, 'event'::text]))),
  CONSTRAINT licences_licence_type_check CHECK ((licence_type = ANY (ARRAY['basic'::text, 'professional'::text]))),
  CONSTRAINT licences_serial_check CHECK (((serial = upper(serial)) AND (serial !~ '\s'::text))),
  CONSTRAINT licences_state_check CHECK ((state = ANY (ARRAY['active'::text, 'inactive'::text, 'expired'::text, 'blocked'::text, 'needsReactivation'::text]))),
  CONSTRAINT licences_base_serial_fkey FOREIGN KEY (base_serial) REFERENCES licences(serial),
  CONSTRAINT licences_reseller_id_fkey FOREIGN KEY (reseller_id) REFERENCES tenants(id),
  CONSTRAINT licences_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX licences_by_change ON public.licences USING btree (last_modified_at, uid) INCLUDE (search_text);
CREATE INDEX licences_by_customer ON public.licences USING btree (customer_name_key, uid) INCLUDE (search_text);
CREATE INDEX licences_by_end ON public.licences USING btree (ends_key, uid) INCLUDE (search_text);
CREATE INDEX licences_by_serial ON public.licences USING btree (serial_key, uid) INCLUDE (search_text);
CREATE INDEX licences_device ON public.licences USING btree (tenant_id, device_id) WHERE (device_id IS NOT NULL);
CREATE INDEX licences_ending ON public.licences USING btree (ends_at) WHERE (ends_at IS NOT NULL);
CREATE INDEX licences_reseller ON public.licences USING btree (reseller_id, serial_key, uid) INCLUDE (search_text, customer_name_key, last_modified_at, ends_key) WHERE (reseller_id IS NOT NULL);
CREATE INDEX licences_search ON public.licences USING gin (tenant_id, reseller_id, search_text gin_trgm_ops);
CREATE INDEX licences_tenant ON public.licences USING btree (tenant_id, serial_key, uid) INCLUDE (search_text, customer_name_key, last_modified_at, ends_key, reseller_id) WHERE (tenant_id IS NOT NULL);
CREATE INDEX licences_to_expire ON public.licences USING btree (ends_at) WHERE ((ends_at IS NOT NULL) AND (state <> ALL (ARRAY['expired'::text, 'blocked'::text])));
ALTER TABLE licences ENABLE ROW LEVEL SECURITY;
CREATE POLICY change_as_seller ON licences FOR UPDATE TO tresen_app
  USING (((reseller_id = ( SELECT current_tenant() AS current_tenant)) OR ( SELECT is_vendor_tenant() AS is_vendor_tenant)))
  WITH CHECK (((reseller_id = ( SELECT current_tenant() AS current_tenant)) OR ( SELECT is_vendor_tenant() AS is_vendor_tenant)));
CREATE POLICY every ON licences FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY make_as_seller ON licences FOR INSERT TO tresen_app
  WITH CHECK (((reseller_id = ( SELECT current_tenant() AS current_tenant)) OR ( SELECT is_vendor_tenant() AS is_vendor_tenant)));
CREATE POLICY of_reseller ON licences FOR SELECT TO tresen_app
  USING ((reseller_id = ( SELECT current_tenant() AS current_tenant)));
CREATE POLICY of_vendor ON licences FOR SELECT TO tresen_app
  USING (( SELECT is_vendor_tenant() AS is_vendor_tenant));
CREATE POLICY own ON licences FOR SELECT TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
CREATE POLICY use_own ON licences FOR UPDATE TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON licences TO tresen_app;
GRANT INSERT, SELECT, UPDATE ON licences TO tresen_system;

CREATE TABLE mail_tokens (
  hash bytea NOT NULL,
  purpose text NOT NULL,
  user_id uuid NOT NULL,
  email text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT mail_tokens_pkey PRIMARY KEY (hash),
  CONSTRAINT mail_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['confirmEmail'::text, 'resetPassword'::text]))),
  CONSTRAINT mail_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX mail_tokens_expiry ON public.mail_tokens USING btree (expires_at);
CREATE INDEX mail_tokens_user ON public.mail_tokens USING btree (user_id, purpose);
GRANT DELETE, INSERT, SELECT, UPDATE ON mail_tokens TO tresen_system;

CREATE TABLE news_items (
  id uuid NOT NULL,
  item_id uuid NOT NULL,
  language text NOT NULL,
  front_end_type_id integer NOT NULL DEFAULT 2,
  title text NOT NULL,
  description text NOT NULL DEFAULT ''::text,
  content text NOT NULL DEFAULT ''::text,
  tags text[] NOT NULL DEFAULT '{}'::text[],
  image_path text,
  "position" integer NOT NULL DEFAULT 0,
  is_draft boolean NOT NULL DEFAULT true,
  publish_date timestamp(3) with time zone NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_modified_at timestamp with time zone NOT NULL DEFAULT now(),
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(((((title || ' '::text) || description) || ' '::text) || content))) STORED,
  CONSTRAINT news_items_pkey PRIMARY KEY (id),
  CONSTRAINT news_items_item_id_language_key UNIQUE (item_id, language),
  CONSTRAINT news_items_front_end_type_id_check CHECK ((front_end_type_id > 0)),
  CONSTRAINT news_items_image_path_check CHECK ((image_path ~ '^/[^/\\]'::text)),
  CONSTRAINT news_items_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT news_items_title_check CHECK ((title <> ''::text))
);
CREATE INDEX news_items_order ON public.news_items USING btree (front_end_type_id, publish_date DESC, "position", id);
ALTER TABLE news_items ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON news_items FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY finished ON news_items FOR SELECT TO tresen_app
  USING ((NOT is_draft));
GRANT DELETE, INSERT, SELECT, UPDATE ON news_items TO tresen_system;
GRANT SELECT ON news_items TO tresen_app;

CREATE TABLE notification_dismissals (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  notification_id uuid NOT NULL,
  dismissed_at timestamp with time zone NOT NULL,
  CONSTRAINT notification_dismissals_pkey PRIMARY KEY (tenant_id, user_id, notification_id),
  CONSTRAINT notification_dismissals_tenant_id_notification_id_fkey FOREIGN KEY (tenant_id, notification_id) REFERENCES notifications(tenant_id, id) ON DELETE CASCADE,
  CONSTRAINT notification_dismissals_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notification_dismissals_notification ON public.notification_dismissals USING btree (tenant_id, notification_id);
CREATE INDEX notification_dismissals_user ON public.notification_dismissals USING btree (user_id);
ALTER TABLE notification_dismissals ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON notification_dismissals FOR SELECT TO tresen_system
  USING (true);
CREATE POLICY own ON notification_dismissals FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON notification_dismissals TO tresen_app;
GRANT SELECT ON notification_dismissals TO tresen_system;

CREATE TABLE notifications (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  subject uuid NOT NULL,
  since timestamp with time zone NOT NULL,
  renewed_at timestamp with time zone NOT NULL,
  resolved_at timestamp with time zone,
  data jsonb NOT NULL,
  CONSTRAINT notifications_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT notifications_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE UNIQUE INDEX notifications_open ON public.notifications USING btree (tenant_id, kind, subject) WHERE (resolved_at IS NULL);
CREATE INDEX notifications_resolved ON public.notifications USING btree (resolved_at) WHERE (resolved_at IS NOT NULL);
ALTER TABLE notifications ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON notifications FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own ON notifications FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON notifications TO tresen_system;
GRANT INSERT, SELECT, UPDATE ON notifications TO tresen_app;

CREATE TABLE organization_addresses (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  organization_id uuid NOT NULL,
  kind text NOT NULL,
  is_default boolean NOT NULL,
  name text NOT NULL,
  address text NOT NULL,
  additional_address text,
  zip_code text NOT NULL,
  city text NOT NULL,
  state text,
  country text NOT NULL,
  phone text,
  mobile text,
  email text,
  website text,
  unit_ids uuid[],
  left_unit_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  status smallint NOT NULL DEFAULT 1,
  deleted_status smallint,
  version integer NOT NULL DEFAULT 1,
  change_seq bigint NOT NULL,
  created_seq bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_modified_at timestamp with time zone NOT NULL,
  last_modified_by uuid,
  last_modified_by_name text NOT NULL,
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  zip_code_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(zip_code)) STORED,
  city_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(city)) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(((((name || ' '::text) || address) || ' '::text) || city))) STORED,
  CONSTRAINT organization_addresses_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT organization_addresses_unit_ids_check CHECK ((unit_ids IS NULL)),
  CONSTRAINT organization_addresses_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT organization_addresses_tenant_id_organization_id_fkey FOREIGN KEY (tenant_id, organization_id) REFERENCES organizations(tenant_id, id)
);
CREATE INDEX organization_addresses_by_name ON public.organization_addresses USING btree (tenant_id, name_key COLLATE natural_order, id) WHERE (status >= '-1'::integer);
CREATE INDEX organization_addresses_name ON public.organization_addresses USING btree (tenant_id, name_key, id) WHERE (status >= '-1'::integer);
CREATE INDEX organization_addresses_organization ON public.organization_addresses USING btree (tenant_id, organization_id);
ALTER TABLE organization_addresses ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON organization_addresses FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON organization_addresses TO tresen_app;

CREATE TABLE organization_units (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  parent_id uuid,
  name text NOT NULL,
  description text NOT NULL DEFAULT ''::text,
  type text NOT NULL DEFAULT 'branch'::text,
  database_id uuid,
  country text NOT NULL DEFAULT 'DE'::text,
  zone text NOT NULL DEFAULT 'Europe/Berlin'::text,
  cut_off_minutes integer NOT NULL DEFAULT 240,
  currency text NOT NULL DEFAULT 'EUR'::text,
  status smallint NOT NULL DEFAULT 1,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_modified_at timestamp with time zone NOT NULL DEFAULT now(),
  organization_id uuid,
  sort integer NOT NULL DEFAULT 0,
  paused_device_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  opening_hours json,
  CONSTRAINT organization_units_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT organization_units_country_check CHECK ((country = ANY (ARRAY['DE'::text, 'AT'::text, 'ES'::text, 'CH'::text]))),
  CONSTRAINT organization_units_currency_check CHECK ((currency = ANY (ARRAY['EUR'::text, 'CHF'::text]))),
  CONSTRAINT organization_units_cut_off_minutes_check CHECK (((cut_off_minutes >= 0) AND (cut_off_minutes <= 720))),
  CONSTRAINT organization_units_status CHECK ((status = ANY (ARRAY['-2'::integer, 0, 1]))),
  CONSTRAINT organization_units_type_check CHECK ((type = ANY (ARRAY['branch'::text, 'group'::text, 'event'::text, 'warehouse'::text]))),
  CONSTRAINT organization_units_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT organization_units_tenant_id_organization_id_fkey FOREIGN KEY (tenant_id, organization_id) REFERENCES organizations(tenant_id, id),
  CONSTRAINT organization_units_tenant_id_parent_id_fkey FOREIGN KEY (tenant_id, parent_id) REFERENCES organization_units(tenant_id, id)
);
CREATE UNIQUE INDEX organization_units_database ON public.organization_units USING btree (tenant_id, database_id) WHERE (database_id IS NOT NULL);
CREATE UNIQUE INDEX organization_units_name ON public.organization_units USING btree (tenant_id, lower(name)) WHERE (status > '-2'::integer);
CREATE INDEX organization_units_organization ON public.organization_units USING btree (tenant_id, organization_id) WHERE (organization_id IS NOT NULL);
CREATE INDEX organization_units_parent ON public.organization_units USING btree (tenant_id, parent_id) WHERE (parent_id IS NOT NULL);
CREATE TRIGGER name_security_devices AFTER UPDATE OF name ON public.organization_units FOR EACH ROW WHEN ((new.name IS DISTINCT FROM old.name)) EXECUTE FUNCTION name_security_devices_of_branch();
ALTER TABLE organization_units ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON organization_units FOR ALL TO tresen_system
  USING (true);
CREATE POLICY own ON organization_units FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON organization_units TO tresen_app;
GRANT SELECT ON organization_units TO tresen_system;

CREATE TABLE organizations (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  name_addition text,
  address text,
  additional_address text,
  zip_code text,
  city text,
  state text,
  country text NOT NULL,
  phone text,
  mobile text,
  email text,
  website text,
  unit_ids uuid[],
  left_unit_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  status smallint NOT NULL DEFAULT 1,
  deleted_status smallint,
  version integer NOT NULL DEFAULT 1,
  change_seq bigint NOT NULL,
  created_seq bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_modified_at timestamp with time zone NOT NULL,
  last_modified_by uuid,
  last_modified_by_name text NOT NULL,
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  zip_code_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (COALESCE(searchable(zip_code), ''::text)) STORED,
  city_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (COALESCE(searchable(city), ''::text)) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(((((name || ' '::text) || COALESCE(address, ''::text)) || ' '::text) || COALESCE(city, ''::text)))) STORED,
  CONSTRAINT organizations_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT organizations_unit_ids_check CHECK ((unit_ids IS NULL)),
  CONSTRAINT organizations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id) ON DELETE CASCADE
);
CREATE INDEX organizations_by_name ON public.organizations USING btree (tenant_id, name_key COLLATE natural_order, id) WHERE (status >= '-1'::integer);
CREATE INDEX organizations_name ON public.organizations USING btree (tenant_id, name_key, id) WHERE (status >= '-1'::integer);
ALTER TABLE organizations ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON organizations FOR INSERT TO tresen_system
  WITH CHECK (true);
CREATE POLICY own ON organizations FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT ON organizations TO tresen_system;
GRANT INSERT, SELECT, UPDATE ON organizations TO tresen_app;

CREATE TABLE printers (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  "group" text NOT NULL,
  code_page text NOT NULL,
  copies integer NOT NULL,
  print_width integer NOT NULL,
  signals text NOT NULL,
  unit_ids uuid[],
  left_unit_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  status smallint NOT NULL DEFAULT 1,
  deleted_status smallint,
  version integer NOT NULL DEFAULT 1,
  change_seq bigint NOT NULL,
  created_seq bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_modified_at timestamp with time zone NOT NULL,
  last_modified_by uuid,
  last_modified_by_name text NOT NULL,
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  CONSTRAINT printers_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT printers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX printers_by_name ON public.printers USING btree (tenant_id, name_key COLLATE natural_order, id) WHERE (status >= '-1'::integer);
CREATE INDEX printers_changes ON public.printers USING btree (tenant_id, change_seq);
CREATE INDEX printers_name ON public.printers USING btree (tenant_id, name_key, id) WHERE (status >= '-1'::integer);
CREATE INDEX printers_pending ON public.printers USING btree (tenant_id, change_seq) WHERE (status = '-1'::integer);
ALTER TABLE printers ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON printers FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON printers TO tresen_app;

CREATE TABLE proposals (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  device_id uuid NOT NULL,
  unit_id uuid NOT NULL,
  entity text NOT NULL,
  record_id uuid NOT NULL,
  base_version integer NOT NULL,
  base jsonb NOT NULL,
  changes jsonb NOT NULL,
  made_at timestamp(3) with time zone NOT NULL,
  received_at timestamp(3) with time zone NOT NULL,
  state text NOT NULL DEFAULT 'open'::text,
  reason text,
  decided_at timestamp(3) with time zone,
  decided_by uuid,
  decided_by_name text,
  CONSTRAINT proposals_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT proposals_tenant_id_device_id_fkey FOREIGN KEY (tenant_id, device_id) REFERENCES devices(tenant_id, id),
  CONSTRAINT proposals_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT proposals_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES organization_units(tenant_id, id)
);
CREATE INDEX proposals_device ON public.proposals USING btree (tenant_id, device_id);
CREATE INDEX proposals_open ON public.proposals USING btree (tenant_id, received_at DESC, id DESC) WHERE (state = 'open'::text);
ALTER TABLE proposals ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON proposals FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON proposals TO tresen_app;

CREATE TABLE push_devices (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  endpoint text NOT NULL,
  public_key text NOT NULL,
  auth_secret text NOT NULL,
  user_agent text NOT NULL,
  since timestamp with time zone NOT NULL,
  CONSTRAINT push_devices_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT push_devices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT push_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX push_devices_endpoint ON public.push_devices USING btree (endpoint);
CREATE INDEX push_devices_user ON public.push_devices USING btree (user_id);
ALTER TABLE push_devices ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON push_devices FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own ON push_devices FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT ON push_devices TO tresen_system;
GRANT DELETE, SELECT ON push_devices TO tresen_app;

CREATE TABLE push_keys (
  id uuid NOT NULL,
  public_key text NOT NULL,
  sealed_private_key bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT push_keys_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX push_keys_only ON public.push_keys USING btree ((true));
ALTER TABLE push_keys ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON push_keys FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
GRANT INSERT, SELECT ON push_keys TO tresen_system;
GRANT UPDATE (sealed_private_key) ON push_keys TO tresen_system;

CREATE TABLE pushed_alerts (
  tenant_id uuid NOT NULL,
  push_device_id uuid NOT NULL,
  notification_id uuid NOT NULL,
  renewed_at timestamp with time zone NOT NULL,
  CONSTRAINT pushed_alerts_pkey PRIMARY KEY (tenant_id, push_device_id, notification_id, renewed_at),
  CONSTRAINT pushed_alerts_tenant_id_push_device_id_fkey FOREIGN KEY (tenant_id, push_device_id) REFERENCES push_devices(tenant_id, id) ON DELETE CASCADE
);
ALTER TABLE pushed_alerts ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON pushed_alerts FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT ON pushed_alerts TO tresen_system;

CREATE TABLE receipt_annotations (
  tenant_id uuid NOT NULL,
  receipt_id uuid NOT NULL,
  version integer NOT NULL,
  note text NOT NULL,
  tags text[] NOT NULL,
  tag_keys text[] NOT NULL,
  customer_id uuid,
  customer_name text NOT NULL,
  search_text text NOT NULL,
  ended_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  changed_by_name text NOT NULL,
  unit_id uuid NOT NULL,
  CONSTRAINT receipt_annotations_pkey PRIMARY KEY (tenant_id, receipt_id)
);
CREATE INDEX receipt_annotations_list ON public.receipt_annotations USING btree (tenant_id, ended_at DESC, receipt_id DESC);
ALTER TABLE receipt_annotations ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON receipt_annotations FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON receipt_annotations TO tresen_app;

CREATE TABLE receipts (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  unit_id uuid NOT NULL,
  device_id uuid NOT NULL,
  number bigint NOT NULL,
  type text NOT NULL,
  started_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone NOT NULL,
  received_at timestamp with time zone NOT NULL,
  biz_day date NOT NULL,
  biz_hour smallint NOT NULL,
  z_number bigint,
  register_name text NOT NULL,
  employee_key text,
  employee_name text,
  currency text NOT NULL,
  gross bigint NOT NULL,
  turnover bigint NOT NULL,
  content_hash bytea NOT NULL,
  content text NOT NULL,
  payments smallint,
  marks smallint,
  employee_id uuid,
  tse_serial text,
  tse_transaction bigint,
  tse_counter bigint,
  target text,
  note text,
  refers_to text,
  customer text,
  target_key text COLLATE "C",
  sold text,
  CONSTRAINT receipts_pkey PRIMARY KEY (tenant_id, id)
) WITH (toast_tuple_target=8160);
CREATE INDEX receipts_cancelled ON public.receipts USING btree (tenant_id, ended_at DESC, id DESC) WHERE (((marks)::integer & 2) <> 0);
CREATE INDEX receipts_device ON public.receipts USING btree (tenant_id, device_id, ended_at DESC, id DESC) INCLUDE (payments, marks);
CREATE INDEX receipts_discounted ON public.receipts USING btree (tenant_id, ended_at DESC, id DESC) WHERE (((marks)::integer & 4) <> 0);
CREATE INDEX receipts_gross ON public.receipts USING btree (tenant_id, gross, ended_at DESC, id DESC);
CREATE INDEX receipts_list ON public.receipts USING btree (tenant_id, ended_at DESC, id DESC);
CREATE INDEX receipts_number ON public.receipts USING btree (tenant_id, number);
CREATE INDEX receipts_references ON public.receipts USING btree (tenant_id, refers_to) WHERE (refers_to IS NOT NULL);
CREATE INDEX receipts_refunds ON public.receipts USING btree (tenant_id, ended_at DESC, id DESC) WHERE (((marks)::integer & 32) <> 0);
CREATE INDEX receipts_targets ON public.receipts USING btree (tenant_id, target_key, ended_at DESC, id DESC) WHERE (target_key IS NOT NULL);
CREATE INDEX receipts_types ON public.receipts USING btree (tenant_id, type, ended_at DESC, id DESC) WHERE (type <> 'Beleg'::text);
CREATE INDEX receipts_unsigned ON public.receipts USING btree (tenant_id, ended_at DESC, id DESC) WHERE (((marks)::integer & 1) <> 0);
CREATE INDEX receipts_vouchers ON public.receipts USING btree (tenant_id, ended_at DESC, id DESC) WHERE (((marks)::integer & 16) <> 0);
CREATE INDEX receipts_written ON public.receipts USING btree (tenant_id, ended_at DESC, id DESC) WHERE ((note IS NOT NULL) OR (customer IS NOT NULL));
ALTER TABLE receipts ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON receipts FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT ON receipts TO tresen_app;

CREATE TABLE record_pictures (
  tenant_id uuid NOT NULL,
  name text NOT NULL,
  uploaded_at timestamp(3) with time zone NOT NULL,
  unused_since timestamp(3) with time zone,
  CONSTRAINT record_pictures_pkey PRIMARY KEY (tenant_id, name),
  CONSTRAINT record_pictures_name_check CHECK ((name ~ '^[0-9a-f]{32}\.webp$'::text)),
  CONSTRAINT record_pictures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX record_pictures_unused ON public.record_pictures USING btree (unused_since) WHERE (unused_since IS NOT NULL);
ALTER TABLE record_pictures ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON record_pictures FOR SELECT TO tresen_system
  USING (true);
CREATE POLICY own ON record_pictures FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT ON record_pictures TO tresen_app;
GRANT SELECT ON record_pictures TO tresen_system;

CREATE TABLE refresh_tokens (
  hash bytea NOT NULL,
  session_id uuid NOT NULL,
  issued_at timestamp with time zone NOT NULL DEFAULT now(),
  rotated_at timestamp with time zone,
  used_successor_at timestamp with time zone,
  CONSTRAINT refresh_tokens_pkey PRIMARY KEY (hash),
  CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX refresh_tokens_session ON public.refresh_tokens USING btree (session_id);
GRANT DELETE, INSERT, SELECT, UPDATE ON refresh_tokens TO tresen_system;

CREATE VIEW register_cursors WITH (security_invoker=true) AS
 SELECT d.tenant_id,
    d.id AS device_id,
    d.name,
    d.unit_id,
        CASE
            WHEN s.unit_id = d.unit_id THEN s.cursor
            ELSE 0::bigint
        END AS cursor,
        CASE
            WHEN s.unit_id = d.unit_id THEN s.acknowledgements
            ELSE '{}'::bigint[]
        END AS acknowledgements,
        CASE
            WHEN s.device_id IS NOT NULL OR d.last_receipt_at IS NULL OR d.last_receipt_at < d.linked_at THEN GREATEST(d.linked_at, d.last_ping_at, s.seen_at)
            ELSE NULL::timestamp with time zone
        END AS seen_at,
    d.live_communication,
    d.last_ping_at,
        CASE
            WHEN s.unit_id = d.unit_id AND s.cursor > 0 THEN s.seen_at
            ELSE NULL::timestamp with time zone
        END AS synced_at
   FROM devices d
     LEFT JOIN device_sync s ON s.tenant_id = d.tenant_id AND s.device_id = d.id
  WHERE d.unlinked_at IS NULL AND d.status = 1;
GRANT SELECT ON register_cursors TO tresen_app;

CREATE TABLE release_feeds (
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT release_feeds_pkey PRIMARY KEY (user_id),
  CONSTRAINT release_feeds_token_hash_key UNIQUE (token_hash),
  CONSTRAINT release_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
GRANT DELETE, INSERT, SELECT, UPDATE ON release_feeds TO tresen_system;

CREATE TABLE report_mail_links (
  token_hash bytea NOT NULL,
  tenant_id uuid NOT NULL,
  report_mail_id uuid NOT NULL,
  email text NOT NULL,
  purpose text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT report_mail_links_pkey PRIMARY KEY (token_hash),
  CONSTRAINT report_mail_links_purpose_check CHECK ((purpose = ANY (ARRAY['confirm'::text, 'unsubscribe'::text]))),
  CONSTRAINT report_mail_links_tenant_id_report_mail_id_fkey FOREIGN KEY (tenant_id, report_mail_id) REFERENCES report_mails(tenant_id, id)
);
CREATE INDEX report_mail_links_asked ON public.report_mail_links USING btree (email, created_at) WHERE (purpose = 'confirm'::text);
CREATE INDEX report_mail_links_old ON public.report_mail_links USING btree (expires_at);
CREATE INDEX report_mail_links_tenant ON public.report_mail_links USING btree (tenant_id, created_at) WHERE (purpose = 'confirm'::text);
ALTER TABLE report_mail_links ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON report_mail_links FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own ON report_mail_links FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT ON report_mail_links TO tresen_system;
GRANT INSERT, SELECT ON report_mail_links TO tresen_app;

CREATE TABLE report_mail_recipients (
  tenant_id uuid NOT NULL,
  report_mail_id uuid NOT NULL,
  email text NOT NULL,
  user_id uuid,
  state text NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT report_mail_recipients_pkey PRIMARY KEY (tenant_id, report_mail_id, email),
  CONSTRAINT report_mail_recipients_email_check CHECK ((email = lower(email))),
  CONSTRAINT report_mail_recipients_state_check CHECK ((state = ANY (ARRAY['active'::text, 'waiting'::text, 'unsubscribed'::text]))),
  CONSTRAINT report_mail_recipients_tenant_id_report_mail_id_fkey FOREIGN KEY (tenant_id, report_mail_id) REFERENCES report_mails(tenant_id, id),
  CONSTRAINT report_mail_recipients_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
ALTER TABLE report_mail_recipients ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON report_mail_recipients FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own ON report_mail_recipients FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON report_mail_recipients TO tresen_app;
GRANT SELECT, UPDATE ON report_mail_recipients TO tresen_system;

CREATE TABLE report_mail_refusals (
  tenant_id uuid NOT NULL,
  email text NOT NULL,
  refused_at timestamp with time zone NOT NULL,
  CONSTRAINT report_mail_refusals_pkey PRIMARY KEY (tenant_id, email),
  CONSTRAINT report_mail_refusals_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
ALTER TABLE report_mail_refusals ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON report_mail_refusals FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own ON report_mail_refusals FOR SELECT TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT ON report_mail_refusals TO tresen_system;
GRANT SELECT ON report_mail_refusals TO tresen_app;

CREATE TABLE report_mail_runs (
  tenant_id uuid NOT NULL,
  report_mail_id uuid NOT NULL,
  rhythm text NOT NULL,
  period_from date NOT NULL,
  period_to date NOT NULL,
  result text NOT NULL,
  recipients smallint NOT NULL,
  cause text,
  at timestamp with time zone NOT NULL,
  CONSTRAINT report_mail_runs_pkey PRIMARY KEY (tenant_id, report_mail_id, rhythm, period_from),
  CONSTRAINT report_mail_runs_result_check CHECK ((result = ANY (ARRAY['sent'::text, 'nobody'::text, 'failed'::text]))),
  CONSTRAINT report_mail_runs_tenant_id_report_mail_id_fkey FOREIGN KEY (tenant_id, report_mail_id) REFERENCES report_mails(tenant_id, id)
);
ALTER TABLE report_mail_runs ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON report_mail_runs FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own ON report_mail_runs FOR SELECT TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON report_mail_runs TO tresen_system;
GRANT SELECT ON report_mail_runs TO tresen_app;

CREATE TABLE report_mails (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  rhythm text NOT NULL,
  question json,
  unit_ids uuid[],
  file text NOT NULL,
  language text NOT NULL,
  send_at_minutes smallint NOT NULL,
  is_active boolean NOT NULL,
  author_id uuid NOT NULL,
  author_name text NOT NULL,
  next_from date NOT NULL,
  next_due_at timestamp with time zone NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  removed_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_modified_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT report_mails_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT report_mails_file_check CHECK ((file = ANY (ARRAY['none'::text, 'pdf'::text, 'xlsx'::text]))),
  CONSTRAINT report_mails_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT report_mails_name_check CHECK (((name <> ''::text) AND (length(name) <= 80))),
  CONSTRAINT report_mails_rhythm_check CHECK ((rhythm = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))),
  CONSTRAINT report_mails_send_at_minutes_check CHECK (((send_at_minutes >= 0) AND (send_at_minutes <= 1439))),
  CONSTRAINT report_mails_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX report_mails_due ON public.report_mails USING btree (next_due_at) WHERE (is_active AND (removed_at IS NULL));
ALTER TABLE report_mails ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON report_mails FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own ON report_mails FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON report_mails TO tresen_app;
GRANT SELECT, UPDATE ON report_mails TO tresen_system;

CREATE TABLE report_pins (
  tenant_id uuid NOT NULL,
  user_id uuid NOT NULL,
  view_id uuid NOT NULL,
  name text NOT NULL,
  range text NOT NULL,
  place smallint NOT NULL,
  CONSTRAINT report_pins_pkey PRIMARY KEY (tenant_id, user_id, view_id),
  CONSTRAINT report_pins_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT report_pins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX report_pins_user ON public.report_pins USING btree (user_id);
ALTER TABLE report_pins ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON report_pins FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON report_pins TO tresen_app;

CREATE TABLE rooms (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  colour text,
  sort integer NOT NULL,
  width integer NOT NULL,
  length integer NOT NULL,
  unit_ids uuid[],
  left_unit_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  status smallint NOT NULL DEFAULT 1,
  deleted_status smallint,
  version integer NOT NULL DEFAULT 1,
  change_seq bigint NOT NULL,
  created_seq bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_modified_at timestamp with time zone NOT NULL,
  last_modified_by uuid,
  last_modified_by_name text NOT NULL,
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  CONSTRAINT rooms_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT rooms_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX rooms_by_name ON public.rooms USING btree (tenant_id, name_key COLLATE natural_order, id) WHERE (status >= '-1'::integer);
CREATE INDEX rooms_changes ON public.rooms USING btree (tenant_id, change_seq);
CREATE INDEX rooms_name ON public.rooms USING btree (tenant_id, name_key, id) WHERE (status >= '-1'::integer);
CREATE INDEX rooms_pending ON public.rooms USING btree (tenant_id, change_seq) WHERE (status = '-1'::integer);
ALTER TABLE rooms ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON rooms FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON rooms TO tresen_app;

CREATE TABLE sales_article_month (
  tenant_id uuid NOT NULL,
  month date NOT NULL,
  unit_id uuid NOT NULL,
  article_key text NOT NULL,
  name text NOT NULL,
  quantity bigint NOT NULL,
  turnover bigint NOT NULL,
  named_on date NOT NULL DEFAULT '0001-01-01'::date,
  CONSTRAINT sales_article_month_pkey PRIMARY KEY (tenant_id, unit_id, month, article_key)
) WITH (fillfactor=80, parallel_workers=0);
ALTER TABLE sales_article_month ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON sales_article_month FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON sales_article_month TO tresen_app;

CREATE TABLE sales_breakdown (
  tenant_id uuid NOT NULL,
  unit_id uuid NOT NULL,
  grain text NOT NULL,
  period date NOT NULL,
  total text NOT NULL,
  article text NOT NULL,
  category text NOT NULL,
  vat text NOT NULL,
  payment text NOT NULL,
  takings text NOT NULL,
  employee text NOT NULL,
  register text NOT NULL,
  hour text NOT NULL,
  place text NOT NULL,
  target text NOT NULL DEFAULT '[]'::text,
  stay text NOT NULL DEFAULT '[]'::text,
  CONSTRAINT sales_breakdown_pkey PRIMARY KEY (tenant_id, unit_id, grain, period),
  CONSTRAINT sales_breakdown_grain_check CHECK ((grain = ANY (ARRAY['day'::text, 'month'::text])))
) WITH (fillfactor=80, parallel_workers=0);
ALTER TABLE sales_breakdown ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON sales_breakdown FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON sales_breakdown TO tresen_app;

CREATE TABLE sales_day (
  tenant_id uuid NOT NULL,
  day date NOT NULL,
  unit_id uuid NOT NULL,
  receipts integer NOT NULL,
  customers integer NOT NULL,
  turnover bigint NOT NULL,
  net bigint NOT NULL,
  tax bigint NOT NULL,
  cash bigint NOT NULL,
  card bigint NOT NULL,
  digital bigint NOT NULL,
  other bigint NOT NULL,
  discounts bigint NOT NULL,
  cancelled bigint NOT NULL,
  CONSTRAINT sales_day_pkey PRIMARY KEY (tenant_id, unit_id, day)
) WITH (fillfactor=80, parallel_workers=0);
CREATE INDEX sales_day_by_day ON public.sales_day USING btree (tenant_id, day, unit_id);
ALTER TABLE sales_day ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON sales_day FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON sales_day TO tresen_app;

CREATE TABLE sales_hour (
  tenant_id uuid NOT NULL,
  day date NOT NULL,
  unit_id uuid NOT NULL,
  hour smallint NOT NULL,
  receipts integer NOT NULL,
  turnover bigint NOT NULL,
  CONSTRAINT sales_hour_pkey PRIMARY KEY (tenant_id, unit_id, day, hour)
) WITH (fillfactor=80, parallel_workers=0);
ALTER TABLE sales_hour ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON sales_hour FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON sales_hour TO tresen_app;

CREATE TABLE sales_month (
  tenant_id uuid NOT NULL,
  month date NOT NULL,
  unit_id uuid NOT NULL,
  receipts integer NOT NULL,
  customers integer NOT NULL,
  turnover bigint NOT NULL,
  net bigint NOT NULL,
  tax bigint NOT NULL,
  cash bigint NOT NULL,
  card bigint NOT NULL,
  digital bigint NOT NULL,
  other bigint NOT NULL,
  discounts bigint NOT NULL,
  cancelled bigint NOT NULL,
  CONSTRAINT sales_month_pkey PRIMARY KEY (tenant_id, unit_id, month)
) WITH (fillfactor=80, parallel_workers=0);
CREATE INDEX sales_month_by_month ON public.sales_month USING btree (tenant_id, month, unit_id);
ALTER TABLE sales_month ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON sales_month FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON sales_month TO tresen_app;

CREATE TABLE sales_source_day (
  tenant_id uuid NOT NULL,
  day date NOT NULL,
  unit_id uuid NOT NULL,
  device_id uuid NOT NULL,
  employee_key text NOT NULL,
  employee_name text NOT NULL,
  receipts integer NOT NULL,
  customers integer NOT NULL,
  turnover bigint NOT NULL,
  net bigint NOT NULL,
  tax bigint NOT NULL,
  cash bigint NOT NULL,
  card bigint NOT NULL,
  digital bigint NOT NULL,
  other bigint NOT NULL,
  discounts bigint NOT NULL,
  cancelled bigint NOT NULL,
  hour_receipts bigint[] NOT NULL,
  hour_turnover bigint[] NOT NULL,
  CONSTRAINT sales_source_day_pkey PRIMARY KEY (tenant_id, unit_id, day, device_id, employee_key)
) WITH (fillfactor=80, parallel_workers=0);
CREATE INDEX sales_source_day_device ON public.sales_source_day USING btree (tenant_id, device_id, day);
ALTER TABLE sales_source_day ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON sales_source_day FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON sales_source_day TO tresen_app;

CREATE TABLE sales_steps (
  tenant_id uuid NOT NULL,
  unit_id uuid NOT NULL,
  device_id uuid NOT NULL,
  grain text NOT NULL,
  period date NOT NULL,
  keys text[] NOT NULL,
  ids uuid[] NOT NULL,
  quantities bigint[] NOT NULL,
  turnovers bigint[] NOT NULL,
  steps bytea NOT NULL,
  omitted bigint NOT NULL,
  CONSTRAINT sales_steps_pkey PRIMARY KEY (tenant_id, unit_id, grain, period, device_id),
  CONSTRAINT sales_steps_grain_check CHECK ((grain = ANY (ARRAY['day'::text, 'month'::text])))
);
CREATE INDEX sales_steps_device ON public.sales_steps USING btree (tenant_id, device_id, period);
ALTER TABLE sales_steps ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON sales_steps FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON sales_steps TO tresen_app;

CREATE TABLE saved_views (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  columns text NOT NULL,
  is_shared boolean NOT NULL,
  owner_id uuid,
  owner_name text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  removed_at timestamp with time zone,
  CONSTRAINT saved_views_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT saved_views_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT saved_views_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX saved_views_list ON public.saved_views USING btree (tenant_id, list) WHERE (removed_at IS NULL);
CREATE INDEX saved_views_owner ON public.saved_views USING btree (owner_id);
CREATE INDEX saved_views_removed ON public.saved_views USING btree (tenant_id, removed_at) WHERE (removed_at IS NOT NULL);
ALTER TABLE saved_views ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON saved_views FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON saved_views TO tresen_app;

CREATE TABLE schema_migrations (
  name text NOT NULL,
  hash text NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT schema_migrations_pkey PRIMARY KEY (name)
);

CREATE TABLE secret_uses (
  fingerprint bytea NOT NULL,
  first_used_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone NOT NULL,
  CONSTRAINT secret_uses_pkey PRIMARY KEY (fingerprint)
);
GRANT INSERT, SELECT, UPDATE ON secret_uses TO tresen_system;

CREATE TABLE security_device_actions (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  security_device_id uuid NOT NULL,
  device_id uuid NOT NULL,
  action text NOT NULL,
  client_id text,
  asked_by uuid NOT NULL,
  asked_by_name text NOT NULL,
  asked_at timestamp(3) with time zone NOT NULL,
  answered_at timestamp(3) with time zone,
  is_success boolean,
  message text,
  archive_id uuid,
  CONSTRAINT security_device_actions_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT security_device_actions_action_check CHECK ((action = ANY (ARRAY['selfTest'::text, 'readOut'::text, 'exportArchive'::text, 'registerClient'::text, 'deregisterClient'::text]))),
  CONSTRAINT security_device_actions_tenant_id_device_id_fkey FOREIGN KEY (tenant_id, device_id) REFERENCES devices(tenant_id, id),
  CONSTRAINT security_device_actions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT security_device_actions_tenant_id_security_device_id_fkey FOREIGN KEY (tenant_id, security_device_id) REFERENCES security_devices(tenant_id, id)
);
CREATE INDEX security_device_actions_device ON public.security_device_actions USING btree (tenant_id, security_device_id, asked_at DESC);
ALTER TABLE security_device_actions ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON security_device_actions FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT ON security_device_actions TO tresen_app;
GRANT UPDATE (answered_at, is_success, message, archive_id) ON security_device_actions TO tresen_app;

CREATE TABLE security_device_reports (
  tenant_id uuid NOT NULL,
  security_device_id uuid NOT NULL,
  hour timestamp with time zone NOT NULL,
  reported_at timestamp with time zone NOT NULL,
  device_id uuid NOT NULL,
  used_signatures bigint,
  health text NOT NULL,
  causes text[] NOT NULL,
  report jsonb NOT NULL,
  CONSTRAINT security_device_reports_pkey PRIMARY KEY (tenant_id, security_device_id, hour),
  CONSTRAINT security_device_reports_tenant_id_security_device_id_fkey FOREIGN KEY (tenant_id, security_device_id) REFERENCES security_devices(tenant_id, id)
);
CREATE INDEX security_device_reports_old ON public.security_device_reports USING btree (hour);
ALTER TABLE security_device_reports ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON security_device_reports FOR ALL TO tresen_system
  USING (true);
CREATE POLICY own ON security_device_reports FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, SELECT ON security_device_reports TO tresen_system;
GRANT INSERT, SELECT, UPDATE ON security_device_reports TO tresen_app;

CREATE TABLE security_device_uses (
  tenant_id uuid NOT NULL,
  device_id uuid NOT NULL,
  security_device_id uuid NOT NULL,
  client_id text NOT NULL,
  is_current boolean NOT NULL,
  first_report_at timestamp with time zone NOT NULL,
  last_report_at timestamp with time zone NOT NULL,
  CONSTRAINT security_device_uses_pkey PRIMARY KEY (tenant_id, device_id, security_device_id),
  CONSTRAINT security_device_uses_tenant_id_device_id_fkey FOREIGN KEY (tenant_id, device_id) REFERENCES devices(tenant_id, id),
  CONSTRAINT security_device_uses_tenant_id_security_device_id_fkey FOREIGN KEY (tenant_id, security_device_id) REFERENCES security_devices(tenant_id, id)
);
CREATE INDEX security_device_uses_device ON public.security_device_uses USING btree (tenant_id, security_device_id);
CREATE TRIGGER name_begun AFTER INSERT ON public.security_device_uses FOR EACH ROW WHEN (new.is_current) EXECUTE FUNCTION name_used_security_device();
CREATE TRIGGER name_changed AFTER UPDATE OF is_current ON public.security_device_uses FOR EACH ROW WHEN ((new.is_current IS DISTINCT FROM old.is_current)) EXECUTE FUNCTION name_used_security_device();
ALTER TABLE security_device_uses ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON security_device_uses FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON security_device_uses TO tresen_app;

CREATE TABLE security_devices (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  serial text NOT NULL,
  kind text NOT NULL,
  provider smallint NOT NULL,
  form_factor text NOT NULL,
  bsi_id text,
  operating_state smallint NOT NULL,
  validation_state smallint NOT NULL,
  faults text[] NOT NULL,
  report jsonb NOT NULL,
  certificate_chain jsonb NOT NULL,
  certificate_expires_at timestamp with time zone,
  remaining_signatures bigint,
  signatures_until timestamp with time zone,
  clock_offset_ms bigint,
  last_archive_at timestamp with time zone,
  firmware text,
  has_firmware_update boolean NOT NULL,
  device_id uuid NOT NULL,
  status smallint NOT NULL DEFAULT 1,
  health text NOT NULL,
  causes text[] NOT NULL,
  urgency smallint NOT NULL,
  look_again_at timestamp with time zone,
  admin_pin_sealed bytea,
  time_pin_sealed bytea,
  first_report_at timestamp with time zone NOT NULL,
  last_report_at timestamp with time zone NOT NULL,
  last_modified_at timestamp with time zone NOT NULL,
  unit_id uuid,
  register_name_key text COLLATE "C",
  unit_name_key text COLLATE "C",
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (((((((serial || ' '::text) || register_name_key) || ' '::text) || unit_name_key) || ' '::text) || lower((COALESCE(bsi_id, ''::text) COLLATE "C")))) STORED,
  certificate_expires_key bigint NOT NULL GENERATED ALWAYS AS (COALESCE(((EXTRACT(epoch FROM (certificate_expires_at AT TIME ZONE 'UTC'::text)) * (1000000)::numeric))::bigint, '9000000000000000'::bigint)) STORED,
  last_report_key bigint NOT NULL GENERATED ALWAYS AS (((EXTRACT(epoch FROM (last_report_at AT TIME ZONE 'UTC'::text)) * (1000000)::numeric))::bigint) STORED,
  remaining_signatures_key bigint NOT NULL GENERATED ALWAYS AS (COALESCE(remaining_signatures, '9000000000000000'::bigint)) STORED,
  unit_ids uuid[],
  register_keys text[] COLLATE "C",
  shared_names text COLLATE "C" NOT NULL DEFAULT ''::text,
  CONSTRAINT security_devices_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT security_devices_tenant_id_serial_key UNIQUE (tenant_id, serial),
  CONSTRAINT security_devices_health_check CHECK ((health = ANY (ARRAY['ok'::text, 'warning'::text, 'error'::text, 'retired'::text]))),
  CONSTRAINT security_devices_kind_check CHECK ((kind = ANY (ARRAY['tse'::text, 'signatureUnit'::text]))),
  CONSTRAINT security_devices_named CHECK ((num_nulls(unit_id, register_name_key, unit_name_key) = 0)),
  CONSTRAINT security_devices_operating_state_check CHECK ((operating_state = ANY (ARRAY[0, 1, 2, 4]))),
  CONSTRAINT security_devices_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  CONSTRAINT security_devices_validation_state_check CHECK ((validation_state = ANY (ARRAY[0, 1, 2]))),
  CONSTRAINT security_devices_tenant_id_device_id_fkey FOREIGN KEY (tenant_id, device_id) REFERENCES devices(tenant_id, id),
  CONSTRAINT security_devices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX security_devices_branch ON public.security_devices USING btree (tenant_id, unit_name_key COLLATE natural_order, id) INCLUDE (status);
CREATE INDEX security_devices_device ON public.security_devices USING btree (tenant_id, device_id);
CREATE INDEX security_devices_end ON public.security_devices USING btree (tenant_id, certificate_expires_key, id) INCLUDE (status);
CREATE INDEX security_devices_ill ON public.security_devices USING btree (health) WHERE (health = ANY (ARRAY['warning'::text, 'error'::text]));
CREATE INDEX security_devices_look ON public.security_devices USING btree (look_again_at) WHERE (look_again_at IS NOT NULL);
CREATE INDEX security_devices_register ON public.security_devices USING btree (tenant_id, register_name_key COLLATE natural_order, id) INCLUDE (status);
CREATE TRIGGER take_names BEFORE INSERT OR UPDATE OF device_id ON public.security_devices FOR EACH ROW EXECUTE FUNCTION name_security_device();
ALTER TABLE security_devices ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON security_devices FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own ON security_devices FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON security_devices TO tresen_app;
GRANT SELECT ON security_devices TO tresen_system;
GRANT UPDATE (health, causes, urgency, look_again_at, admin_pin_sealed, time_pin_sealed) ON security_devices TO tresen_system;

CREATE TABLE sessions (
  id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  kind text NOT NULL,
  user_id uuid,
  device_id uuid,
  scope text NOT NULL,
  user_agent text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_used_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  revoked_because text,
  generation integer NOT NULL DEFAULT 0,
  ahead_epoch uuid,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_check CHECK (((kind = 'user'::text) = (user_id IS NOT NULL))),
  CONSTRAINT sessions_check1 CHECK (((kind = 'register'::text) = (device_id IS NOT NULL))),
  CONSTRAINT sessions_kind_check CHECK ((kind = ANY (ARRAY['user'::text, 'register'::text]))),
  CONSTRAINT sessions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX sessions_device ON public.sessions USING btree (tenant_id, device_id) WHERE (device_id IS NOT NULL);
CREATE INDEX sessions_revoked ON public.sessions USING btree (revoked_at) WHERE (revoked_at IS NOT NULL);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER sessions_bound BEFORE INSERT OR UPDATE OF expires_at ON public.sessions FOR EACH ROW WHEN ((new.kind = 'user'::text)) EXECUTE FUNCTION bound_session();
GRANT DELETE, INSERT, SELECT, UPDATE ON sessions TO tresen_system;

CREATE TABLE shop_catalogue_state (
  only_one boolean NOT NULL DEFAULT true,
  version bigint NOT NULL DEFAULT 1,
  CONSTRAINT shop_catalogue_state_pkey PRIMARY KEY (only_one),
  CONSTRAINT shop_catalogue_state_only_one_check CHECK (only_one)
);
ALTER TABLE shop_catalogue_state ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON shop_catalogue_state FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY readers ON shop_catalogue_state FOR SELECT TO tresen_app
  USING (true);
GRANT SELECT ON shop_catalogue_state TO tresen_app;
GRANT SELECT, UPDATE ON shop_catalogue_state TO tresen_system;

CREATE TABLE shop_categories (
  id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  parent_id uuid,
  slug text NOT NULL,
  name_de text NOT NULL,
  name_en text NOT NULL,
  description_de text NOT NULL DEFAULT ''::text,
  description_en text NOT NULL DEFAULT ''::text,
  image_path text,
  "position" integer NOT NULL DEFAULT 0,
  status smallint NOT NULL DEFAULT 1,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp(3) with time zone NOT NULL,
  last_modified_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT shop_categories_pkey PRIMARY KEY (id),
  CONSTRAINT shop_categories_tenant_id_parent_id_slug_key UNIQUE NULLS NOT DISTINCT (tenant_id, parent_id, slug),
  CONSTRAINT shop_categories_image_path_check CHECK ((image_path ~ '^/[^/\\]'::text)),
  CONSTRAINT shop_categories_slug_check CHECK ((slug ~ '^[a-z][a-z0-9-]{0,49}$'::text)),
  CONSTRAINT shop_categories_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES shop_categories(id),
  CONSTRAINT shop_categories_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE CONSTRAINT TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON public.shop_categories DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_catalogue_change();
ALTER TABLE shop_categories ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON shop_categories FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY readers ON shop_categories FOR SELECT TO tresen_app
  USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON shop_categories TO tresen_system;
GRANT SELECT ON shop_categories TO tresen_app;

CREATE TABLE shop_debit_counters (
  tenant_id uuid NOT NULL,
  year integer NOT NULL,
  last integer NOT NULL,
  CONSTRAINT shop_debit_counters_pkey PRIMARY KEY (tenant_id, year),
  CONSTRAINT shop_debit_counters_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
ALTER TABLE shop_debit_counters ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON shop_debit_counters FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own ON shop_debit_counters FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON shop_debit_counters TO tresen_app;
GRANT SELECT ON shop_debit_counters TO tresen_system;

CREATE TABLE shop_debit_creditors (
  tenant_id uuid NOT NULL,
  name text NOT NULL,
  creditor_id text NOT NULL,
  iban text NOT NULL,
  bic text NOT NULL,
  address text NOT NULL,
  zip_code text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  notice_days integer NOT NULL,
  note_de text NOT NULL,
  note_en text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  last_modified_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT shop_debit_creditors_pkey PRIMARY KEY (tenant_id),
  CONSTRAINT shop_debit_creditors_notice_days_check CHECK (((notice_days >= 1) AND (notice_days <= 14))),
  CONSTRAINT shop_debit_creditors_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
ALTER TABLE shop_debit_creditors ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON shop_debit_creditors FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own ON shop_debit_creditors FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON shop_debit_creditors TO tresen_app;
GRANT SELECT ON shop_debit_creditors TO tresen_system;

CREATE TABLE shop_debit_files (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  number text NOT NULL,
  key uuid NOT NULL,
  collect_on date NOT NULL,
  debit_count integer NOT NULL,
  total bigint NOT NULL,
  sealed_content text NOT NULL,
  made_by uuid NOT NULL,
  made_by_name text NOT NULL,
  made_at timestamp(3) with time zone NOT NULL,
  withdrawn_at timestamp(3) with time zone,
  withdrawn_by_name text,
  CONSTRAINT shop_debit_files_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT shop_debit_files_tenant_id_key_key UNIQUE (tenant_id, key),
  CONSTRAINT shop_debit_files_tenant_id_number_key UNIQUE (tenant_id, number),
  CONSTRAINT shop_debit_files_debit_count_check CHECK ((debit_count > 0)),
  CONSTRAINT shop_debit_files_total_check CHECK ((total > 0)),
  CONSTRAINT shop_debit_files_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX shop_debit_files_made ON public.shop_debit_files USING btree (tenant_id, made_at DESC, id DESC);
ALTER TABLE shop_debit_files ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON shop_debit_files FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY own ON shop_debit_files FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT ON shop_debit_files TO tresen_app;
GRANT SELECT ON shop_debit_files TO tresen_system;
GRANT UPDATE (sealed_content) ON shop_debit_files TO tresen_system;
GRANT UPDATE (withdrawn_at, withdrawn_by_name) ON shop_debit_files TO tresen_app;

CREATE TABLE shop_debits (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  file_id uuid NOT NULL,
  order_tenant_id uuid NOT NULL,
  order_id uuid NOT NULL,
  attempt integer NOT NULL,
  amount bigint NOT NULL,
  collect_on date NOT NULL,
  state text NOT NULL,
  return_reason text,
  return_note text NOT NULL DEFAULT ''::text,
  returned_at timestamp(3) with time zone,
  returned_by_name text,
  CONSTRAINT shop_debits_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT shop_debits_tenant_id_order_id_attempt_key UNIQUE (tenant_id, order_id, attempt),
  CONSTRAINT shop_debits_amount_check CHECK ((amount > 0)),
  CONSTRAINT shop_debits_attempt_check CHECK ((attempt > 0)),
  CONSTRAINT shop_debits_state_check CHECK ((state = ANY (ARRAY['collected'::text, 'withdrawn'::text, 'returned'::text]))),
  CONSTRAINT shop_debits_order_tenant_id_order_id_fkey FOREIGN KEY (order_tenant_id, order_id) REFERENCES shop_orders(tenant_id, id),
  CONSTRAINT shop_debits_tenant_id_file_id_fkey FOREIGN KEY (tenant_id, file_id) REFERENCES shop_debit_files(tenant_id, id),
  CONSTRAINT shop_debits_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX shop_debits_file ON public.shop_debits USING btree (tenant_id, file_id);
CREATE INDEX shop_debits_order ON public.shop_debits USING btree (order_tenant_id, order_id, attempt);
CREATE UNIQUE INDEX shop_debits_under_way ON public.shop_debits USING btree (order_tenant_id, order_id) WHERE (state = 'collected'::text);
ALTER TABLE shop_debits ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON shop_debits FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY of_buyer ON shop_debits FOR SELECT TO tresen_app
  USING ((order_tenant_id = ( SELECT current_tenant() AS current_tenant)));
CREATE POLICY of_vendor ON shop_debits FOR SELECT TO tresen_app
  USING (( SELECT is_vendor_tenant() AS is_vendor_tenant));
CREATE POLICY own ON shop_debits FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT ON shop_debits TO tresen_app;
GRANT SELECT ON shop_debits TO tresen_system;
GRANT UPDATE (state, return_reason, return_note, returned_at, returned_by_name) ON shop_debits TO tresen_app;

CREATE TABLE shop_invoice_counters (
  seller_id uuid NOT NULL,
  year integer NOT NULL,
  last integer NOT NULL,
  CONSTRAINT shop_invoice_counters_pkey PRIMARY KEY (seller_id, year),
  CONSTRAINT shop_invoice_counters_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES tenants(id)
);
ALTER TABLE shop_invoice_counters ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_seller ON shop_invoice_counters FOR ALL TO tresen_app
  USING (((seller_id = ( SELECT current_tenant() AS current_tenant)) OR ( SELECT is_vendor_tenant() AS is_vendor_tenant)))
  WITH CHECK (((seller_id = ( SELECT current_tenant() AS current_tenant)) OR ( SELECT is_vendor_tenant() AS is_vendor_tenant)));
GRANT INSERT, SELECT, UPDATE ON shop_invoice_counters TO tresen_app;

CREATE TABLE shop_order_events (
  tenant_id uuid NOT NULL,
  order_id uuid NOT NULL,
  id uuid NOT NULL,
  seller_id uuid NOT NULL,
  status text NOT NULL,
  reason text,
  by_name text NOT NULL,
  by_seller boolean NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  CONSTRAINT shop_order_events_pkey PRIMARY KEY (tenant_id, order_id, id),
  CONSTRAINT shop_order_events_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES tenants(id),
  CONSTRAINT shop_order_events_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT shop_order_events_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES shop_orders(tenant_id, id)
);
ALTER TABLE shop_order_events ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON shop_order_events FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY of_seller ON shop_order_events FOR ALL TO tresen_app
  USING ((seller_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((seller_id = ( SELECT current_tenant() AS current_tenant)));
CREATE POLICY of_vendor ON shop_order_events FOR ALL TO tresen_app
  USING (( SELECT is_vendor_tenant() AS is_vendor_tenant))
  WITH CHECK (( SELECT is_vendor_tenant() AS is_vendor_tenant));
CREATE POLICY own ON shop_order_events FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT ON shop_order_events TO tresen_app;
GRANT INSERT, SELECT, UPDATE ON shop_order_events TO tresen_system;

CREATE TABLE shop_order_keys (
  tenant_id uuid NOT NULL,
  order_id uuid NOT NULL,
  line_id text NOT NULL,
  piece integer NOT NULL,
  seller_id uuid NOT NULL,
  serial text NOT NULL,
  done text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  CONSTRAINT shop_order_keys_pkey PRIMARY KEY (tenant_id, order_id, line_id, piece),
  CONSTRAINT shop_order_keys_done_check CHECK ((done = ANY (ARRAY['created'::text, 'updated'::text, 'upgraded'::text, 'reactivated'::text, 'extended'::text]))),
  CONSTRAINT shop_order_keys_piece_check CHECK ((piece > 0)),
  CONSTRAINT shop_order_keys_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES tenants(id),
  CONSTRAINT shop_order_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT shop_order_keys_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES shop_orders(tenant_id, id)
);
CREATE INDEX shop_order_keys_serial ON public.shop_order_keys USING btree (serial);
ALTER TABLE shop_order_keys ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON shop_order_keys FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY of_seller ON shop_order_keys FOR ALL TO tresen_app
  USING ((seller_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((seller_id = ( SELECT current_tenant() AS current_tenant)));
CREATE POLICY of_vendor ON shop_order_keys FOR ALL TO tresen_app
  USING (( SELECT is_vendor_tenant() AS is_vendor_tenant))
  WITH CHECK (( SELECT is_vendor_tenant() AS is_vendor_tenant));
CREATE POLICY own ON shop_order_keys FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT ON shop_order_keys TO tresen_app;
GRANT INSERT, SELECT, UPDATE ON shop_order_keys TO tresen_system;

GRANT USAGE ON SEQUENCE shop_order_numbers TO tresen_app;

CREATE TABLE shop_orders (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  number text NOT NULL,
  seller_id uuid NOT NULL,
  seller jsonb NOT NULL,
  idempotency_key uuid NOT NULL,
  content_hash text NOT NULL,
  status text NOT NULL,
  status_reason text,
  successor_id uuid,
  customer_id uuid,
  customer_name text NOT NULL,
  buyer_name text NOT NULL,
  lines jsonb NOT NULL,
  billing_address jsonb NOT NULL,
  delivery_address jsonb NOT NULL,
  vat_id text,
  payment jsonb NOT NULL,
  sealed_iban text,
  terms_version text NOT NULL,
  note text NOT NULL DEFAULT ''::text,
  seller_note text NOT NULL DEFAULT ''::text,
  language text NOT NULL,
  net bigint NOT NULL,
  vat_rate integer NOT NULL,
  vat_reason text NOT NULL,
  tax bigint NOT NULL,
  gross bigint NOT NULL,
  invoice_number text,
  invoiced_at timestamp(3) with time zone,
  placed_by uuid NOT NULL,
  placed_by_name text NOT NULL,
  placed_at timestamp(3) with time zone NOT NULL,
  last_modified_at timestamp(3) with time zone NOT NULL,
  version integer NOT NULL DEFAULT 1,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(((((((number || ' '::text) || customer_name) || ' '::text) || buyer_name) || ' '::text) || COALESCE(invoice_number, ''::text)))) STORED,
  line_search_text text COLLATE "C" NOT NULL DEFAULT ''::text,
  purchase_order_number text NOT NULL DEFAULT ''::text,
  buyer_email text,
  buyer_phone text,
  CONSTRAINT shop_orders_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT shop_orders_number_key UNIQUE (number),
  CONSTRAINT shop_orders_tenant_id_idempotency_key_key UNIQUE (tenant_id, idempotency_key),
  CONSTRAINT shop_orders_check CHECK ((gross = (net + tax))),
  CONSTRAINT shop_orders_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT shop_orders_net_check CHECK ((net >= 0)),
  CONSTRAINT shop_orders_status_check CHECK ((status = ANY (ARRAY['ordered'::text, 'inProgress'::text, 'completed'::text, 'rejected'::text, 'onHold'::text, 'waitingForResponse'::text]))),
  CONSTRAINT shop_orders_tax_check CHECK ((tax >= 0)),
  CONSTRAINT shop_orders_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES tenants(id),
  CONSTRAINT shop_orders_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX shop_orders_all ON public.shop_orders USING btree (placed_at DESC, id DESC);
CREATE INDEX shop_orders_by_debit ON public.shop_orders USING btree (seller_id, placed_at, id) WHERE (sealed_iban IS NOT NULL);
CREATE INDEX shop_orders_edited ON public.shop_orders USING btree (tenant_id) WHERE ((status_reason = 'cancelledForEditing'::text) AND (successor_id IS NULL));
CREATE UNIQUE INDEX shop_orders_id ON public.shop_orders USING btree (id);
CREATE UNIQUE INDEX shop_orders_invoice ON public.shop_orders USING btree (seller_id, invoice_number) WHERE (invoice_number IS NOT NULL);
CREATE INDEX shop_orders_placed ON public.shop_orders USING btree (tenant_id, placed_at DESC, id DESC);
CREATE INDEX shop_orders_search ON public.shop_orders USING gin (seller_id, (((search_text || ' '::text) || line_search_text)) gin_trgm_ops);
CREATE INDEX shop_orders_seller ON public.shop_orders USING btree (seller_id, placed_at DESC, id DESC);
CREATE INDEX shop_orders_successor ON public.shop_orders USING btree (tenant_id, successor_id) WHERE (successor_id IS NOT NULL);
ALTER TABLE shop_orders ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON shop_orders FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY of_seller ON shop_orders FOR ALL TO tresen_app
  USING ((seller_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((seller_id = ( SELECT current_tenant() AS current_tenant)));
CREATE POLICY of_vendor ON shop_orders FOR ALL TO tresen_app
  USING (( SELECT is_vendor_tenant() AS is_vendor_tenant))
  WITH CHECK (( SELECT is_vendor_tenant() AS is_vendor_tenant));
CREATE POLICY own ON shop_orders FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT ON shop_orders TO tresen_app;
GRANT INSERT, SELECT, UPDATE ON shop_orders TO tresen_system;
GRANT UPDATE (sealed_iban) ON shop_orders TO tresen_system;
GRANT UPDATE (status, status_reason, successor_id, seller_note, invoice_number, invoiced_at, last_modified_at, version, line_search_text) ON shop_orders TO tresen_app;

CREATE TABLE shop_pictures (
  name text NOT NULL,
  tenant_id uuid NOT NULL,
  uploaded_at timestamp(3) with time zone NOT NULL,
  unused_since timestamp(3) with time zone,
  CONSTRAINT shop_pictures_pkey PRIMARY KEY (name),
  CONSTRAINT shop_pictures_name_check CHECK ((name ~ '^[0-9a-f]{32}\.webp$'::text)),
  CONSTRAINT shop_pictures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX shop_pictures_unused ON public.shop_pictures USING btree (unused_since) WHERE (unused_since IS NOT NULL);
ALTER TABLE shop_pictures ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON shop_pictures FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON shop_pictures TO tresen_system;

CREATE TABLE shop_product_links (
  shop_number integer NOT NULL,
  kind text NOT NULL,
  linked_number integer NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  quantity integer NOT NULL DEFAULT 1,
  CONSTRAINT shop_product_links_pkey PRIMARY KEY (shop_number, kind, linked_number),
  CONSTRAINT shop_product_links_check CHECK ((shop_number <> linked_number)),
  CONSTRAINT shop_product_links_kind_check CHECK ((kind = ANY (ARRAY['addOn'::text, 'subProduct'::text, 'crossSelling'::text, 'part'::text]))),
  CONSTRAINT shop_product_links_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT shop_product_links_linked_number_fkey FOREIGN KEY (linked_number) REFERENCES shop_products(shop_number),
  CONSTRAINT shop_product_links_shop_number_fkey FOREIGN KEY (shop_number) REFERENCES shop_products(shop_number) ON DELETE CASCADE
);
CREATE INDEX shop_product_links_linked ON public.shop_product_links USING btree (linked_number);
ALTER TABLE shop_product_links ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON shop_product_links FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY readers ON shop_product_links FOR SELECT TO tresen_app
  USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON shop_product_links TO tresen_system;
GRANT SELECT ON shop_product_links TO tresen_app;

CREATE TABLE shop_products (
  shop_number integer NOT NULL GENERATED BY DEFAULT AS IDENTITY,
  tenant_id uuid NOT NULL,
  article_id uuid,
  category_id uuid NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  active boolean NOT NULL,
  offered_at timestamp(3) with time zone,
  type text NOT NULL DEFAULT ''::text,
  view_type text NOT NULL,
  contract_type text NOT NULL,
  contract_duration_months integer NOT NULL DEFAULT 0,
  billing_interval_months integer NOT NULL DEFAULT 0,
  article_nr text NOT NULL DEFAULT ''::text,
  article_ean text NOT NULL DEFAULT ''::text,
  price bigint NOT NULL,
  setup_fee bigint NOT NULL DEFAULT 0,
  discounted_price bigint,
  discount_description_de text NOT NULL DEFAULT ''::text,
  discount_description_en text NOT NULL DEFAULT ''::text,
  discount_from timestamp(3) with time zone,
  discount_until timestamp(3) with time zone,
  name_de text NOT NULL,
  name_en text NOT NULL,
  short_description_de text NOT NULL DEFAULT ''::text,
  short_description_en text NOT NULL DEFAULT ''::text,
  long_description_de text NOT NULL DEFAULT ''::text,
  long_description_en text NOT NULL DEFAULT ''::text,
  important_notice_de text NOT NULL DEFAULT ''::text,
  important_notice_en text NOT NULL DEFAULT ''::text,
  image_urls text[] NOT NULL DEFAULT '{}'::text[],
  functions text NOT NULL DEFAULT ''::text,
  license_required boolean NOT NULL DEFAULT false,
  app_reg_level integer NOT NULL DEFAULT 0,
  app_type text,
  app_name text,
  licence_type text,
  main_version integer,
  upgrade_value integer,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp(3) with time zone NOT NULL,
  last_modified_at timestamp(3) with time zone NOT NULL,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(((((((((((name_de || ' '::text) || name_en) || ' '::text) || article_nr) || ' '::text) || article_ean) || ' '::text) || short_description_de) || ' '::text) || short_description_en))) STORED,
  name_key_de text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name_de)) STORED,
  name_key_en text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name_en)) STORED,
  CONSTRAINT shop_products_pkey PRIMARY KEY (shop_number),
  CONSTRAINT shop_products_app_reg_level_check CHECK ((app_reg_level >= 0)),
  CONSTRAINT shop_products_app_type_check CHECK ((app_type = ANY (ARRAY['gastro'::text, 'retail'::text, 'event'::text]))),
  CONSTRAINT shop_products_check CHECK (((discounted_price IS NULL) OR ((discount_from IS NOT NULL) AND (discount_until IS NOT NULL)))),
  CONSTRAINT shop_products_check1 CHECK (((discount_until IS NULL) OR (discount_until > discount_from))),
  CONSTRAINT shop_products_check2 CHECK (((offered_at IS NOT NULL) OR (NOT active))),
  CONSTRAINT shop_products_contract_type_check CHECK ((contract_type = ANY (ARRAY['Recurring'::text, 'OneTime'::text]))),
  CONSTRAINT shop_products_discounted_price_check CHECK ((discounted_price >= 0)),
  CONSTRAINT shop_products_licence_type_check CHECK ((licence_type = ANY (ARRAY['basic'::text, 'professional'::text]))),
  CONSTRAINT shop_products_name_de_check CHECK ((name_de <> ''::text)),
  CONSTRAINT shop_products_name_en_check CHECK ((name_en <> ''::text)),
  CONSTRAINT shop_products_price_check CHECK ((price >= 0)),
  CONSTRAINT shop_products_setup_fee_check CHECK ((setup_fee >= 0)),
  CONSTRAINT shop_products_view_type_check CHECK ((view_type = ANY (ARRAY['MainArticle'::text, 'GroupArticle'::text, 'BundleArticle'::text, 'SubArticle'::text]))),
  CONSTRAINT shop_products_category_id_fkey FOREIGN KEY (category_id) REFERENCES shop_categories(id),
  CONSTRAINT shop_products_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX shop_products_category ON public.shop_products USING btree (category_id);
CREATE CONSTRAINT TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON public.shop_products DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_catalogue_change();
ALTER TABLE shop_products ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON shop_products FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY readers ON shop_products FOR SELECT TO tresen_app
  USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON shop_products TO tresen_system;
GRANT SELECT ON shop_products TO tresen_app;

GRANT UPDATE, USAGE ON SEQUENCE shop_products_shop_number_seq TO tresen_system;

CREATE TABLE shop_projects (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  name text NOT NULL,
  customer_id uuid,
  cart text NOT NULL,
  pieces integer NOT NULL DEFAULT 0,
  total bigint NOT NULL DEFAULT 0,
  status smallint NOT NULL DEFAULT 0,
  front_end_type_id integer NOT NULL DEFAULT 2,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp(3) with time zone NOT NULL,
  last_modified_at timestamp(3) with time zone NOT NULL,
  CONSTRAINT shop_projects_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT shop_projects_name_check CHECK ((name <> ''::text)),
  CONSTRAINT shop_projects_status_check CHECK ((status = ANY (ARRAY[0, 1]))),
  CONSTRAINT shop_projects_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT shop_projects_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX shop_projects_name ON public.shop_projects USING btree (tenant_id, user_id, searchable(name)) WHERE (status = 0);
ALTER TABLE shop_projects ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON shop_projects FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON shop_projects TO tresen_app;

CREATE TABLE shop_services (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  line_id text NOT NULL,
  seller_id uuid NOT NULL,
  shop_number integer NOT NULL,
  name text NOT NULL,
  serials text[] NOT NULL,
  customer_id uuid,
  customer_name text NOT NULL,
  quantity integer NOT NULL,
  price bigint NOT NULL,
  billing_interval_months integer NOT NULL,
  contract_duration_months integer NOT NULL,
  starts_on date NOT NULL,
  ends_on date,
  cancelled_at timestamp(3) with time zone,
  cancelled_by_name text,
  version integer NOT NULL DEFAULT 1,
  last_modified_at timestamp(3) with time zone NOT NULL,
  products integer[] NOT NULL,
  ended_at timestamp(3) with time zone,
  CONSTRAINT shop_services_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT shop_services_tenant_id_order_id_line_id_key UNIQUE (tenant_id, order_id, line_id),
  CONSTRAINT shop_services_billing_interval_months_check CHECK ((billing_interval_months > 0)),
  CONSTRAINT shop_services_contract_duration_months_check CHECK ((contract_duration_months >= 0)),
  CONSTRAINT shop_services_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT shop_services_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES tenants(id),
  CONSTRAINT shop_services_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT shop_services_tenant_id_order_id_fkey FOREIGN KEY (tenant_id, order_id) REFERENCES shop_orders(tenant_id, id)
);
CREATE INDEX shop_services_serials ON public.shop_services USING gin (serials);
CREATE INDEX shop_services_to_end ON public.shop_services USING btree (ends_on) WHERE ((ends_on IS NOT NULL) AND (ended_at IS NULL));
ALTER TABLE shop_services ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON shop_services FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY of_seller ON shop_services FOR ALL TO tresen_app
  USING ((seller_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((seller_id = ( SELECT current_tenant() AS current_tenant)));
CREATE POLICY of_vendor ON shop_services FOR ALL TO tresen_app
  USING (( SELECT is_vendor_tenant() AS is_vendor_tenant))
  WITH CHECK (( SELECT is_vendor_tenant() AS is_vendor_tenant));
CREATE POLICY own ON shop_services FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT ON shop_services TO tresen_app;
GRANT INSERT, SELECT, UPDATE ON shop_services TO tresen_system;
GRANT UPDATE (ends_on, cancelled_at, cancelled_by_name, version, last_modified_at) ON shop_services TO tresen_app;

CREATE TABLE shop_terms (
  version text NOT NULL,
  language text NOT NULL,
  content text NOT NULL,
  valid_from timestamp(3) with time zone NOT NULL,
  CONSTRAINT shop_terms_pkey PRIMARY KEY (version, language),
  CONSTRAINT shop_terms_content_check CHECK ((content <> ''::text)),
  CONSTRAINT shop_terms_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text])))
);
ALTER TABLE shop_terms ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON shop_terms FOR ALL TO tresen_system
  USING (true)
  WITH CHECK (true);
CREATE POLICY readers ON shop_terms FOR SELECT TO tresen_app
  USING (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON shop_terms TO tresen_system;
GRANT SELECT ON shop_terms TO tresen_app;

CREATE TABLE sign_ins (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  outcome text NOT NULL,
  address text NOT NULL,
  user_agent text,
  session_id uuid,
  CONSTRAINT sign_ins_pkey PRIMARY KEY (user_id, id),
  CONSTRAINT sign_ins_outcome_check CHECK ((outcome = ANY (ARRAY['signedIn'::text, 'wrongPassword'::text, 'unconfirmed'::text, 'disabled'::text]))),
  CONSTRAINT sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
GRANT DELETE, INSERT, SELECT, UPDATE ON sign_ins TO tresen_system;

CREATE TABLE signing_keys (
  kid text NOT NULL,
  algorithm text NOT NULL,
  public_jwk json NOT NULL,
  sealed_private_jwk bytea NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  retired_at timestamp with time zone,
  signs_from timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT signing_keys_pkey PRIMARY KEY (kid)
);
GRANT DELETE, INSERT, SELECT, UPDATE ON signing_keys TO tresen_system;

CREATE TABLE stock_counts (
  tenant_id uuid NOT NULL,
  article_id uuid NOT NULL,
  unit_id uuid NOT NULL,
  amount bigint NOT NULL DEFAULT 0,
  counted_at timestamp(3) with time zone,
  moved_at timestamp(3) with time zone,
  CONSTRAINT stock_counts_pkey PRIMARY KEY (tenant_id, article_id, unit_id),
  CONSTRAINT stock_counts_tenant_id_article_id_fkey FOREIGN KEY (tenant_id, article_id) REFERENCES articles(tenant_id, id),
  CONSTRAINT stock_counts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT stock_counts_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES organization_units(tenant_id, id)
);
ALTER TABLE stock_counts ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON stock_counts FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON stock_counts TO tresen_app;

CREATE TABLE stock_movements (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  unit_id uuid NOT NULL,
  article_id uuid NOT NULL,
  kind text NOT NULL,
  quantity bigint NOT NULL,
  change bigint NOT NULL,
  made_at timestamp(3) with time zone NOT NULL,
  booked_at timestamp(3) with time zone NOT NULL,
  device_id uuid,
  user_id uuid,
  actor_name text NOT NULL,
  reason text,
  CONSTRAINT stock_movements_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT stock_movements_tenant_id_article_id_fkey FOREIGN KEY (tenant_id, article_id) REFERENCES articles(tenant_id, id),
  CONSTRAINT stock_movements_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT stock_movements_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES organization_units(tenant_id, id)
);
CREATE INDEX stock_movements_article ON public.stock_movements USING btree (tenant_id, article_id, made_at DESC, id DESC);
ALTER TABLE stock_movements ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON stock_movements FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT ON stock_movements TO tresen_app;

CREATE TABLE storage_probe (
  content text NOT NULL
);
GRANT INSERT, TRUNCATE ON storage_probe TO tresen_app;

CREATE TABLE sync_failures (
  tenant_id uuid NOT NULL,
  device_id uuid NOT NULL,
  entity text NOT NULL,
  record_id uuid NOT NULL,
  change_seq bigint NOT NULL,
  reason text NOT NULL,
  failed_at timestamp with time zone NOT NULL,
  CONSTRAINT sync_failures_pkey PRIMARY KEY (tenant_id, entity, record_id, device_id),
  CONSTRAINT sync_failures_tenant_id_device_id_fkey FOREIGN KEY (tenant_id, device_id) REFERENCES devices(tenant_id, id),
  CONSTRAINT sync_failures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX sync_failures_device ON public.sync_failures USING btree (tenant_id, device_id);
ALTER TABLE sync_failures ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON sync_failures FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON sync_failures TO tresen_app;

CREATE TABLE sync_problems (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  record_id uuid,
  content_hash bytea NOT NULL,
  reason text NOT NULL,
  detail json NOT NULL,
  unit_id uuid NOT NULL,
  device_id uuid NOT NULL,
  received_at timestamp with time zone NOT NULL,
  raw text NOT NULL,
  resolved_at timestamp with time zone,
  resolved_by uuid,
  resolution text,
  number bigint,
  ended_at timestamp with time zone,
  gross bigint,
  currency text,
  tse_serial text,
  tse_transaction bigint,
  resolved_by_name text,
  CONSTRAINT sync_problems_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT sync_problems_kind_check CHECK ((kind = ANY (ARRAY['receipt'::text, 'closing'::text]))),
  CONSTRAINT sync_problems_resolution_check CHECK ((resolution = ANY (ARRAY['stored'::text, 'accepted'::text])))
);
CREATE INDEX sync_problems_device ON public.sync_problems USING btree (tenant_id, device_id, kind, number);
CREATE INDEX sync_problems_done ON public.sync_problems USING btree (tenant_id, id DESC) WHERE (resolved_at IS NOT NULL);
CREATE INDEX sync_problems_open ON public.sync_problems USING btree (tenant_id, id DESC) WHERE (resolved_at IS NULL);
CREATE UNIQUE INDEX sync_problems_record ON public.sync_problems USING btree (tenant_id, record_id, content_hash);
CREATE INDEX sync_problems_transaction ON public.sync_problems USING btree (tenant_id, tse_serial, tse_transaction) WHERE (tse_serial IS NOT NULL);
ALTER TABLE sync_problems ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON sync_problems FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON sync_problems TO tresen_app;

CREATE TABLE tables (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  number integer NOT NULL,
  room_id uuid NOT NULL,
  seats integer NOT NULL,
  shape text NOT NULL,
  x integer NOT NULL,
  y integer NOT NULL,
  width integer NOT NULL,
  length integer NOT NULL,
  rotation integer NOT NULL,
  sort integer NOT NULL,
  unit_ids uuid[],
  left_unit_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  status smallint NOT NULL DEFAULT 1,
  deleted_status smallint,
  version integer NOT NULL DEFAULT 1,
  change_seq bigint NOT NULL,
  created_seq bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_modified_at timestamp with time zone NOT NULL,
  last_modified_by uuid,
  last_modified_by_name text NOT NULL,
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable((((number)::text || ' '::text) || name))) STORED,
  CONSTRAINT tables_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT tables_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT tables_tenant_id_room_id_fkey FOREIGN KEY (tenant_id, room_id) REFERENCES rooms(tenant_id, id)
);
CREATE INDEX tables_by_name ON public.tables USING btree (tenant_id, name_key COLLATE natural_order, id) WHERE (status >= '-1'::integer);
CREATE INDEX tables_changes ON public.tables USING btree (tenant_id, change_seq);
CREATE INDEX tables_name ON public.tables USING btree (tenant_id, name_key, id) WHERE (status >= '-1'::integer);
CREATE INDEX tables_number ON public.tables USING btree (tenant_id, number) WHERE (status >= '-1'::integer);
CREATE INDEX tables_pending ON public.tables USING btree (tenant_id, change_seq) WHERE (status = '-1'::integer);
CREATE INDEX tables_room ON public.tables USING btree (tenant_id, room_id);
ALTER TABLE tables ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON tables FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON tables TO tresen_app;

CREATE TABLE take_over_offers (
  tenant_id uuid NOT NULL,
  device_id uuid NOT NULL,
  unit_id uuid NOT NULL,
  state text NOT NULL,
  counts jsonb NOT NULL,
  offered_at timestamp(3) with time zone NOT NULL,
  chosen_at timestamp(3) with time zone,
  chosen_by uuid,
  chosen_by_name text,
  set_ids jsonb,
  ended_at timestamp(3) with time zone,
  CONSTRAINT take_over_offers_pkey PRIMARY KEY (tenant_id, device_id),
  CONSTRAINT take_over_offers_tenant_id_device_id_fkey FOREIGN KEY (tenant_id, device_id) REFERENCES devices(tenant_id, id),
  CONSTRAINT take_over_offers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT take_over_offers_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES organization_units(tenant_id, id)
);
ALTER TABLE take_over_offers ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON take_over_offers FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON take_over_offers TO tresen_app;

CREATE TABLE take_over_records (
  tenant_id uuid NOT NULL,
  device_id uuid NOT NULL,
  entity text NOT NULL,
  key text NOT NULL,
  content json NOT NULL,
  place integer,
  chunk integer,
  name text,
  outcome text,
  cloud_id uuid,
  record jsonb,
  faults jsonb,
  CONSTRAINT take_over_records_pkey PRIMARY KEY (tenant_id, device_id, entity, key),
  CONSTRAINT take_over_records_tenant_id_device_id_fkey FOREIGN KEY (tenant_id, device_id) REFERENCES take_over_offers(tenant_id, device_id) ON DELETE CASCADE
);
CREATE INDEX take_over_records_faults ON public.take_over_records USING btree (tenant_id, device_id, place) WHERE (outcome = 'faulty'::text);
CREATE INDEX take_over_records_place ON public.take_over_records USING btree (tenant_id, device_id, place);
ALTER TABLE take_over_records ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON take_over_records FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON take_over_records TO tresen_app;

CREATE TABLE tax_details (
  tenant_id uuid NOT NULL,
  kind text NOT NULL,
  subject uuid NOT NULL,
  details jsonb NOT NULL,
  last_modified_at timestamp with time zone NOT NULL,
  CONSTRAINT tax_details_pkey PRIMARY KEY (tenant_id, kind, subject),
  CONSTRAINT tax_details_kind_check CHECK ((kind = ANY (ARRAY['taxpayer'::text, 'establishment'::text, 'system'::text]))),
  CONSTRAINT tax_details_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
ALTER TABLE tax_details ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON tax_details FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON tax_details TO tresen_app;

CREATE TABLE tax_notifications (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  unit_id uuid NOT NULL,
  type smallint NOT NULL DEFAULT 1,
  report_state smallint NOT NULL,
  validation_state smallint NOT NULL,
  task_state smallint NOT NULL,
  content jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  created_by_name text NOT NULL,
  checked_at timestamp with time zone NOT NULL,
  sent_on date,
  concluded_at timestamp with time zone,
  concluded_by_name text,
  transfer_ticket text,
  note text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT tax_notifications_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT tax_notifications_report_state_check CHECK ((report_state = ANY (ARRAY[0, 1, 2, 3]))),
  CONSTRAINT tax_notifications_task_state_check CHECK ((task_state = ANY (ARRAY[0, 1, 2, 3]))),
  CONSTRAINT tax_notifications_type_check CHECK ((type = 1)),
  CONSTRAINT tax_notifications_validation_state_check CHECK ((validation_state = ANY (ARRAY[0, 1, 2]))),
  CONSTRAINT tax_notifications_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT tax_notifications_tenant_id_unit_id_fkey FOREIGN KEY (tenant_id, unit_id) REFERENCES organization_units(tenant_id, id)
);
CREATE UNIQUE INDEX tax_notifications_open ON public.tax_notifications USING btree (tenant_id, unit_id) WHERE (report_state < 3);
CREATE INDEX tax_notifications_unit ON public.tax_notifications USING btree (tenant_id, unit_id, created_at);
ALTER TABLE tax_notifications ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON tax_notifications FOR SELECT TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
CREATE POLICY own_draft ON tax_notifications FOR DELETE TO tresen_app
  USING (((tenant_id = ( SELECT current_tenant() AS current_tenant)) AND (report_state < 3)));
CREATE POLICY own_new ON tax_notifications FOR INSERT TO tresen_app
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
CREATE POLICY own_open ON tax_notifications FOR UPDATE TO tresen_app
  USING (((tenant_id = ( SELECT current_tenant() AS current_tenant)) AND (report_state < 3)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON tax_notifications TO tresen_app;

CREATE TABLE tax_receipts (
  tenant_id uuid NOT NULL,
  notification_id uuid NOT NULL,
  name text NOT NULL,
  content bytea NOT NULL,
  uploaded_at timestamp with time zone NOT NULL,
  CONSTRAINT tax_receipts_pkey PRIMARY KEY (tenant_id, notification_id),
  CONSTRAINT tax_receipts_content_check CHECK ((length(content) <= 2000000)),
  CONSTRAINT tax_receipts_tenant_id_notification_id_fkey FOREIGN KEY (tenant_id, notification_id) REFERENCES tax_notifications(tenant_id, id)
);
ALTER TABLE tax_receipts ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON tax_receipts FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON tax_receipts TO tresen_app;

CREATE TABLE tenants (
  id uuid NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  reseller_id uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT tenants_pkey PRIMARY KEY (id),
  CONSTRAINT tenants_kind_check CHECK ((kind = ANY (ARRAY['vendor'::text, 'reseller'::text, 'customer'::text]))),
  CONSTRAINT tenants_reseller_id_fkey FOREIGN KEY (reseller_id) REFERENCES tenants(id)
);
CREATE INDEX tenants_reseller ON public.tenants USING btree (reseller_id) WHERE (reseller_id IS NOT NULL);
CREATE INDEX tenants_search ON public.tenants USING gin (search_text gin_trgm_ops);
CREATE TRIGGER licences_follow AFTER UPDATE OF reseller_id ON public.tenants FOR EACH ROW WHEN ((old.reseller_id IS DISTINCT FROM new.reseller_id)) EXECUTE FUNCTION follow_reseller();
ALTER TABLE tenants ENABLE ROW LEVEL SECURITY;
CREATE POLICY customers_of_reseller ON tenants FOR SELECT TO tresen_app
  USING ((reseller_id = ( SELECT current_tenant() AS current_tenant)));
CREATE POLICY every ON tenants FOR ALL TO tresen_system
  USING (true);
CREATE POLICY own ON tenants FOR ALL TO tresen_app
  USING ((id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON tenants TO tresen_system;
GRANT SELECT ON tenants TO tresen_app;

CREATE TABLE terminals (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  type text NOT NULL,
  price_group integer NOT NULL,
  vat_type text NOT NULL,
  auto_logout integer NOT NULL,
  unit_ids uuid[],
  left_unit_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  status smallint NOT NULL DEFAULT 1,
  deleted_status smallint,
  version integer NOT NULL DEFAULT 1,
  change_seq bigint NOT NULL,
  created_seq bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_modified_at timestamp with time zone NOT NULL,
  last_modified_by uuid,
  last_modified_by_name text NOT NULL,
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  device_id uuid,
  CONSTRAINT terminals_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT terminals_tenant_id_device_id_fkey FOREIGN KEY (tenant_id, device_id) REFERENCES devices(tenant_id, id) ON DELETE SET NULL (device_id),
  CONSTRAINT terminals_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX terminals_by_name ON public.terminals USING btree (tenant_id, name_key COLLATE natural_order, id) WHERE (status >= '-1'::integer);
CREATE INDEX terminals_changes ON public.terminals USING btree (tenant_id, change_seq);
CREATE INDEX terminals_device ON public.terminals USING btree (tenant_id, device_id) WHERE (device_id IS NOT NULL);
CREATE INDEX terminals_name ON public.terminals USING btree (tenant_id, name_key, id) WHERE (status >= '-1'::integer);
CREATE INDEX terminals_pending ON public.terminals USING btree (tenant_id, change_seq) WHERE (status = '-1'::integer);
ALTER TABLE terminals ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON terminals FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON terminals TO tresen_app;

CREATE TABLE tse_archive_findings (
  tenant_id uuid NOT NULL,
  archive_id uuid NOT NULL,
  "position" integer NOT NULL,
  finding text NOT NULL,
  transaction bigint,
  counter bigint,
  detail text,
  receipt_id uuid,
  CONSTRAINT tse_archive_findings_pkey PRIMARY KEY (tenant_id, archive_id, "position"),
  CONSTRAINT tse_archive_findings_tenant_id_archive_id_fkey FOREIGN KEY (tenant_id, archive_id) REFERENCES tse_archives(tenant_id, id) ON DELETE CASCADE
);
ALTER TABLE tse_archive_findings ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON tse_archive_findings FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT ON tse_archive_findings TO tresen_app;

CREATE TABLE tse_archives (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  security_device_id uuid NOT NULL,
  name text NOT NULL,
  size bigint NOT NULL,
  received bigint NOT NULL DEFAULT 0,
  announced_sha256 text,
  sha256 text,
  state text NOT NULL,
  verdict text,
  cause text,
  same_as uuid,
  summary jsonb,
  comparison jsonb,
  progress bigint NOT NULL DEFAULT 0,
  heard_at timestamp with time zone,
  attempts smallint NOT NULL DEFAULT 0,
  sender_kind text NOT NULL,
  sender_id uuid NOT NULL,
  sender_name text NOT NULL,
  begun_at timestamp with time zone NOT NULL,
  received_at timestamp with time zone,
  checked_at timestamp with time zone,
  CONSTRAINT tse_archives_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT tse_archives_sender_kind_check CHECK ((sender_kind = ANY (ARRAY['user'::text, 'register'::text]))),
  CONSTRAINT tse_archives_size_check CHECK ((size > 0)),
  CONSTRAINT tse_archives_state_check CHECK ((state = ANY (ARRAY['receiving'::text, 'waiting'::text, 'checking'::text, 'checked'::text, 'same'::text, 'failed'::text]))),
  CONSTRAINT tse_archives_verdict_check CHECK ((verdict = ANY (ARRAY['sound'::text, 'doubtful'::text, 'unreadable'::text]))),
  CONSTRAINT tse_archives_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  CONSTRAINT tse_archives_tenant_id_security_device_id_fkey FOREIGN KEY (tenant_id, security_device_id) REFERENCES security_devices(tenant_id, id)
);
CREATE INDEX tse_archives_device ON public.tse_archives USING btree (tenant_id, security_device_id, begun_at DESC);
CREATE INDEX tse_archives_open ON public.tse_archives USING btree (begun_at) WHERE (state = ANY (ARRAY['receiving'::text, 'waiting'::text, 'checking'::text]));
ALTER TABLE tse_archives ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON tse_archives FOR ALL TO tresen_system
  USING (true);
CREATE POLICY own ON tse_archives FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON tse_archives TO tresen_app;
GRANT SELECT ON tse_archives TO tresen_system;

CREATE TABLE upload_days (
  tenant_id uuid NOT NULL,
  kind text NOT NULL,
  day date NOT NULL,
  uploads integer NOT NULL,
  bytes bigint NOT NULL,
  CONSTRAINT upload_days_pkey PRIMARY KEY (tenant_id, kind, day),
  CONSTRAINT upload_days_bytes_check CHECK ((bytes >= 0)),
  CONSTRAINT upload_days_uploads_check CHECK ((uploads >= 0)),
  CONSTRAINT upload_days_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX upload_days_age ON public.upload_days USING btree (day);
ALTER TABLE upload_days ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON upload_days FOR ALL TO tresen_system
  USING (true);
CREATE POLICY own ON upload_days FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, SELECT ON upload_days TO tresen_system;
GRANT INSERT, SELECT, UPDATE ON upload_days TO tresen_app;

CREATE TABLE users (
  id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  picture text,
  language text NOT NULL DEFAULT 'de'::text,
  email_confirmed boolean NOT NULL DEFAULT false,
  disabled boolean NOT NULL DEFAULT false,
  last_login_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  claims text[] NOT NULL DEFAULT '{}'::text[],
  settings json,
  shortcuts text[] NOT NULL DEFAULT '{calendar,mail,contacts}'::text[],
  first_login_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(((((last_name || ' '::text) || first_name) || ' '::text) || email))) STORED,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_email_key UNIQUE (email),
  CONSTRAINT users_email_check CHECK ((email = lower(email))),
  CONSTRAINT users_language_check CHECK ((language = ANY (ARRAY['de'::text, 'en'::text]))),
  CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['superAdmin'::text, 'admin'::text, 'reseller'::text, 'owner'::text, 'manager'::text, 'dealer'::text, 'user'::text]))),
  CONSTRAINT users_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX users_search ON public.users USING gin (search_text gin_trgm_ops);
CREATE INDEX users_search_order ON public.users USING btree (search_text);
CREATE INDEX users_tenant ON public.users USING btree (tenant_id);
CREATE INDEX users_tenant_email ON public.users USING btree (tenant_id, email);
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON users FOR ALL TO tresen_system
  USING (true);
CREATE POLICY own ON users FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON users TO tresen_system;
GRANT SELECT ON users TO tresen_app;

CREATE TABLE vats (
  tenant_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  symbol text NOT NULL,
  value integer NOT NULL,
  key integer NOT NULL,
  is_standard boolean NOT NULL DEFAULT false,
  unit_ids uuid[],
  left_unit_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  status smallint NOT NULL DEFAULT 1,
  deleted_status smallint,
  version integer NOT NULL DEFAULT 1,
  change_seq bigint NOT NULL,
  created_seq bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_modified_at timestamp with time zone NOT NULL,
  last_modified_by uuid,
  last_modified_by_name text NOT NULL,
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  symbol_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(symbol)) STORED,
  search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS (searchable(name)) STORED,
  CONSTRAINT vats_pkey PRIMARY KEY (tenant_id, id),
  CONSTRAINT vats_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX vats_by_name ON public.vats USING btree (tenant_id, name_key COLLATE natural_order, id) WHERE (status >= '-1'::integer);
CREATE INDEX vats_changes ON public.vats USING btree (tenant_id, change_seq);
CREATE INDEX vats_name ON public.vats USING btree (tenant_id, name_key, id) WHERE (status >= '-1'::integer);
CREATE INDEX vats_pending ON public.vats USING btree (tenant_id, change_seq) WHERE (status = '-1'::integer);
ALTER TABLE vats ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON vats FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT INSERT, SELECT, UPDATE ON vats TO tresen_app;

CREATE TABLE waiting_steps (
  tenant_id uuid NOT NULL,
  first_id uuid NOT NULL,
  receipt_ids uuid[] NOT NULL,
  received_at timestamp with time zone NOT NULL,
  CONSTRAINT waiting_steps_pkey PRIMARY KEY (tenant_id, first_id)
);
ALTER TABLE waiting_steps ENABLE ROW LEVEL SECURITY;
CREATE POLICY every ON waiting_steps FOR SELECT TO tresen_system
  USING (true);
CREATE POLICY own ON waiting_steps FOR ALL TO tresen_app
  USING ((tenant_id = ( SELECT current_tenant() AS current_tenant)))
  WITH CHECK ((tenant_id = ( SELECT current_tenant() AS current_tenant)));
GRANT DELETE, INSERT, SELECT, UPDATE ON waiting_steps TO tresen_app;
GRANT SELECT ON waiting_steps TO tresen_system;

CREATE OR REPLACE FUNCTION public.add_content_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into content_words select distinct unnest(words) from added on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.add_counter_runs(p_tenant uuid, p_runs json)
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
begin
  perform pg_advisory_xact_lock(36, l.counter) from (
    select distinct counter_lock(p_tenant, x.kind, x.series) counter
    from json_to_recordset(p_runs) x(kind text, series text) order by 1) l;
  with x as materialized (
    select * from json_to_recordset(p_runs) x(kind text, series text, first bigint, first_at timestamptz, last bigint,
      last_at timestamptz, device uuid, unit uuid, first_signature bigint, last_signature bigint)
  ), follows as materialized (
    select x.*, before.first as before_first, before.first_at as before_at
    from x cross join lateral (
      select c.first, c.first_at, c.last from counter_runs c
      where c.tenant_id = p_tenant and c.kind = x.kind and c.series = x.series and c.first_at <= x.first_at
      order by c.first_at desc, c.first desc limit 1) before
    where before.last = x.first - 1
      and not exists (select from x y where y.kind = x.kind and y.series = x.series and y.first <> x.first
        and y.first_at between before.first_at and x.first_at)
  ), longer as (
    update counter_runs r set last = f.last, last_at = greatest(r.last_at, f.last_at), device_id = f.device,
      unit_id = f.unit, last_signature = f.last_signature
    from follows f
    where r.tenant_id = p_tenant and r.kind = f.kind and r.series = f.series and r.first = f.before_first
      and r.first_at = f.before_at
    returning f.kind, f.series, f.first as added
  )
  insert into counter_runs (tenant_id, kind, series, first, first_at, last, last_at, device_id, unit_id,
    first_signature, last_signature)
  select p_tenant, x.kind, x.series, x.first, x.first_at, x.last, x.last_at, x.device, x.unit, x.first_signature,
    x.last_signature
  from x where not exists (
    select from longer l where l.kind = x.kind and l.series = x.series and l.added = x.first)
  order by x.kind, x.series, x.first
  on conflict do nothing;
end $function$;
REVOKE EXECUTE ON FUNCTION add_counter_runs(uuid,json) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION add_counter_runs(uuid,json) TO tresen_app;

CREATE OR REPLACE FUNCTION public.add_job(name text, payload json, delay interval, key text, most_attempts integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    select graphile_worker.add_job(
      identifier => name,
      payload => payload,
      run_at => now() + delay,
      max_attempts => most_attempts,
      job_key => key
    )
  $function$;
REVOKE EXECUTE ON FUNCTION add_job(text,json,interval,text,integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION add_job(text,json,interval,text,integer) TO tresen_app;
GRANT EXECUTE ON FUNCTION add_job(text,json,interval,text,integer) TO tresen_system;

CREATE OR REPLACE FUNCTION public.add_sales(p_tenant uuid, p_parts json, p_articles json)
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
#variable_conflict use_column
declare parts sales_part[]; begin
  select array_agg(x) into parts from json_populate_recordset(null::sales_part, p_parts) x;

  insert into sales_source_day as s
  select p_tenant, x.day, x.unit, x.device, x.employee, x.name, x.receipts, x.customers, x.turnover, x.net, x.tax,
    x.cash, x.card, x.digital, x.other, x.discounts, x.cancelled, x.hour_receipts, x.hour_turnover
  from unnest(parts) x order by x.unit, x.day, x.device, x.employee
  on conflict (tenant_id, unit_id, day, device_id, employee_key) do update set
    employee_name = excluded.employee_name,
    receipts = s.receipts + excluded.receipts, customers = s.customers + excluded.customers,
    turnover = s.turnover + excluded.turnover, net = s.net + excluded.net, tax = s.tax + excluded.tax,
    cash = s.cash + excluded.cash, card = s.card + excluded.card, digital = s.digital + excluded.digital,
    other = s.other + excluded.other, discounts = s.discounts + excluded.discounts,
    cancelled = s.cancelled + excluded.cancelled,
    hour_receipts = array(select a + b
      from unnest(s.hour_receipts, excluded.hour_receipts) with ordinality h(a, b, o) order by o),
    hour_turnover = array(select a + b
      from unnest(s.hour_turnover, excluded.hour_turnover) with ordinality h(a, b, o) order by o);

  insert into sales_article_month as s (tenant_id, month, unit_id, article_key, name, quantity, turnover, named_on)
  select p_tenant, x.month, w.unit, x.key,
    substr(max((coalesce(x.named, x.month)::text || x.name) collate "C"), 11), sum(x.quantity), sum(x.turnover),
    max(coalesce(x.named, x.month))
  from json_to_recordset(p_articles) x(month date, unit uuid, total uuid, key text, name text, named date,
    quantity bigint, turnover bigint)
  cross join lateral (values (x.unit), (x.total)) w(unit)
  group by w.unit, x.month, x.key order by w.unit, x.month, x.key
  on conflict (tenant_id, unit_id, month, article_key) do update set
    name = case when excluded.named_on >= s.named_on then excluded.name else s.name end,
    named_on = greatest(excluded.named_on, s.named_on),
    quantity = s.quantity + excluded.quantity, turnover = s.turnover + excluded.turnover;

  insert into sales_hour as s
  select p_tenant, x.day, w.unit, h.o - 1, sum(h.receipts), sum(h.turnover)
  from unnest(parts) x
  cross join lateral (values (x.unit), (x.total)) w(unit)
  cross join lateral unnest(x.hour_receipts, x.hour_turnover) with ordinality h(receipts, turnover, o)
  where h.receipts > 0
  group by w.unit, x.day, h.o order by w.unit, x.day, h.o
  on conflict (tenant_id, unit_id, day, hour) do update set
    receipts = s.receipts + excluded.receipts, turnover = s.turnover + excluded.turnover;

  insert into sales_month as s
  select p_tenant, date_trunc('month', x.day::timestamp)::date as month, w.unit, sum(x.receipts), sum(x.customers),
    sum(x.turnover), sum(x.net), sum(x.tax), sum(x.cash), sum(x.card), sum(x.digital), sum(x.other), sum(x.discounts),
    sum(x.cancelled)
  from unnest(parts) x cross join lateral (values (x.unit), (x.total)) w(unit)
  group by 3, 2 order by 3, 2
  on conflict (tenant_id, unit_id, month) do update set
    receipts = s.receipts + excluded.receipts, customers = s.customers + excluded.customers,
    turnover = s.turnover + excluded.turnover, net = s.net + excluded.net, tax = s.tax + excluded.tax,
    cash = s.cash + excluded.cash, card = s.card + excluded.card, digital = s.digital + excluded.digital,
    other = s.other + excluded.other, discounts = s.discounts + excluded.discounts,
    cancelled = s.cancelled + excluded.cancelled;

  insert into sales_day as s
  select p_tenant, x.day, w.unit, sum(x.receipts), sum(x.customers), sum(x.turnover), sum(x.net), sum(x.tax),
    sum(x.cash), sum(x.card), sum(x.digital), sum(x.other), sum(x.discounts), sum(x.cancelled)
  from unnest(parts) x cross join lateral (values (x.unit), (x.total)) w(unit)
  group by w.unit, x.day order by w.unit, x.day
  on conflict (tenant_id, unit_id, day) do update set
    receipts = s.receipts + excluded.receipts, customers = s.customers + excluded.customers,
    turnover = s.turnover + excluded.turnover, net = s.net + excluded.net, tax = s.tax + excluded.tax,
    cash = s.cash + excluded.cash, card = s.card + excluded.card, digital = s.digital + excluded.digital,
    other = s.other + excluded.other, discounts = s.discounts + excluded.discounts,
    cancelled = s.cancelled + excluded.cancelled;
end $function$;
REVOKE EXECUTE ON FUNCTION add_sales(uuid,json,json) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION add_sales(uuid,json,json) TO tresen_app;

CREATE OR REPLACE FUNCTION public.begin_database_epoch(p_before uuid, p_because text, p_label text, p_at timestamp with time zone, p_place text, p_mail_task text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare s database_state; e uuid := gen_random_uuid();
begin
  select * into s from database_state for update;
  if s.epoch <> p_before then return null; end if;
  insert into database_epochs (id, begun_at, because, label, known_until)
    values (e, p_at, p_because, p_label, s.alive_at);
  update database_state set epoch = e, place = p_place, beats = beats + 1, alive_at = p_at;
  perform leave_gaps();
  perform forget_cursors();
  insert into audit_log (tenant_id, id, actor_kind, actor_name, action, entity, entity_id, new_values)
    select id, overlay(overlay(lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0')
        || md5(random()::text || id::text) placing '7' from 13) placing '8' from 17)::varchar(32)::uuid,
      'system', 'system', 'putBack', 'tenant', id::text,
      json_build_object('from', to_char(s.alive_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'to', to_char(p_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    from tenants;
  return give_up_mails(p_mail_task);
end $function$;
REVOKE EXECUTE ON FUNCTION begin_database_epoch(uuid,text,text,timestamp with time zone,text,text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION begin_database_epoch(uuid,text,text,timestamp with time zone,text,text) TO tresen_system;

CREATE OR REPLACE FUNCTION public.bound_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.expires_at := least(new.expires_at, new.created_at + interval '2160 hours');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.branch_troubles()
 RETURNS TABLE(tenant_id uuid, unit_id uuid, unit_name text, zone text, kind text, registers integer, register_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select t.tenant_id, t.unit_id, u.name, u.zone, t.kind, t.registers, t.register_name
  from (
    select d.tenant_id, d.unit_id, 'versionTooOld' as kind, count(*)::int as registers, min(d.name) as register_name
    from devices d
    where d.version_too_old and d.unlinked_at is null and d.status = 1
    group by d.tenant_id, d.unit_id
    union all
    select d.tenant_id, d.unit_id, 'recordsRefused', count(distinct d.id)::int, min(d.name)
    from sync_failures f join devices d on d.tenant_id = f.tenant_id and d.id = f.device_id
    where d.unlinked_at is null and d.status = 1
    group by d.tenant_id, d.unit_id) t
  join organization_units u on u.tenant_id = t.tenant_id and u.id = t.unit_id
$function$;
REVOKE EXECUTE ON FUNCTION branch_troubles() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION branch_troubles() TO tresen_system;

CREATE OR REPLACE FUNCTION public.broken_series()
 RETURNS TABLE(tenant_id uuid, kind text, series text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select r.tenant_id, r.kind, r.series from counter_runs r group by 1, 2, 3 having count(*) > 1
  union
  select g.tenant_id, g.kind, g.series from counter_gaps g where g.closed_at is null
$function$;
REVOKE EXECUTE ON FUNCTION broken_series() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION broken_series() TO tresen_system;

CREATE OR REPLACE FUNCTION public.cancelled_by_employees(p_from date, p_least bigint)
 RETURNS TABLE(tenant_id uuid, unit_id uuid, unit_name text, zone text, currency text, day date, employee_key text, employee_name text, amount bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
#variable_conflict use_column
begin
  return query
  with u as materialized (select u.tenant_id, u.id, u.name, u.zone, u.currency from organization_units u)
  select d.tenant_id, d.unit_id, u.name, u.zone, u.currency, d.day, d.employee_key, max(d.employee_name),
    sum(d.cancelled)::bigint
  from u join sales_source_day d on d.tenant_id = u.tenant_id and d.unit_id = u.id
  where d.day >= p_from and d.employee_key <> ''
  group by d.tenant_id, d.unit_id, u.name, u.zone, u.currency, d.day, d.employee_key
  having sum(d.cancelled) >= p_least
  order by d.tenant_id, d.unit_id, d.day, d.employee_key;
end $function$;
REVOKE EXECUTE ON FUNCTION cancelled_by_employees(date,bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION cancelled_by_employees(date,bigint) TO tresen_system;

CREATE OR REPLACE FUNCTION public.cancelled_receipts(p_since timestamp with time zone, p_ended timestamp with time zone)
 RETURNS TABLE(tenant_id uuid, receipt_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
begin
  return query
  with t as materialized (select t.id from tenants t)
  select r.tenant_id, r.id
  from t join receipts r on r.tenant_id = t.id
  where (r.marks::int & 2) <> 0 and r.ended_at >= p_ended and r.received_at >= p_since
  order by r.tenant_id, r.id;
end $function$;
REVOKE EXECUTE ON FUNCTION cancelled_receipts(timestamp with time zone,timestamp with time zone) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION cancelled_receipts(timestamp with time zone,timestamp with time zone) TO tresen_system;

CREATE OR REPLACE FUNCTION public.cash_differences(p_since timestamp with time zone, p_least bigint)
 RETURNS TABLE(tenant_id uuid, unit_id uuid, closing_id uuid, register_name text, unit_name text, zone text, currency text, amount bigint, day date, made_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
begin
  return query
  with c as materialized (
    select c.tenant_id, c.unit_id, c.id, c.register_name, c.currency, c.cash_difference, c.business_day, c.created_at,
      c.received_at
    from closings c
    where c.type = 'daily' and c.cash_difference <> 0 and c.received_at >= p_since
      and abs(c.cash_difference) >= p_least)
  select c.tenant_id, c.unit_id, c.id, c.register_name, u.name, u.zone, c.currency, c.cash_difference, c.business_day,
    c.created_at
  from c join organization_units u on u.tenant_id = c.tenant_id and u.id = c.unit_id
  order by c.received_at, c.id;
end $function$;
REVOKE EXECUTE ON FUNCTION cash_differences(timestamp with time zone,bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION cash_differences(timestamp with time zone,bigint) TO tresen_system;

CREATE OR REPLACE FUNCTION public.closings_to_compare(p_limit integer)
 RETURNS TABLE(tenant_id uuid, closing_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
begin
  return query
  with o as materialized (
    select c.tenant_id, c.id, c.device_id, c.state, c.checked_at from closings c
    where c.state = 'unchecked' or (c.state = 'incomplete' and c.type = 'daily')
  ), w as materialized (
    select o.tenant_id, o.id from o join devices d on d.tenant_id = o.tenant_id and d.id = o.device_id
    where o.state = 'unchecked' or d.last_receipt_at > o.checked_at - interval '5 seconds')
  select c.tenant_id, c.id
  from w join closings c on c.tenant_id = w.tenant_id and c.id = w.id
  where c.state = 'unchecked'
    or (select count(*) from receipts r where r.tenant_id = c.tenant_id and r.device_id = c.device_id
      and r.ended_at between c.period_from and c.period_to
      and (c.first_number > c.last_number or r.number between c.first_number and c.last_number))
      > c.records - c.missing
  order by c.state = 'incomplete', c.received_at
  limit p_limit;
end $function$;
REVOKE EXECUTE ON FUNCTION closings_to_compare(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION closings_to_compare(integer) TO tresen_system;

CREATE OR REPLACE FUNCTION public.confirmations_of(address text, since timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select count(*)::int from report_mail_links where purpose = 'confirm' and email = address and created_at > since
$function$;
REVOKE EXECUTE ON FUNCTION confirmations_of(text,timestamp with time zone) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION confirmations_of(text,timestamp with time zone) TO tresen_app;

CREATE OR REPLACE FUNCTION public.count_matching_articles(words jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare found bigint;
begin
  execute format('select count(*) from article_texts where tenant_id = %L and %s',
    current_tenant(), words_condition(words)) into found;
  return found;
end $function$;
REVOKE EXECUTE ON FUNCTION count_matching_articles(jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION count_matching_articles(jsonb) TO tresen_app;

CREATE OR REPLACE FUNCTION public.counter_lock(p_tenant uuid, p_kind text, p_series text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
RETURN hashtext(((((p_tenant || ' '::text) || p_kind) || ' '::text) || p_series));
REVOKE EXECUTE ON FUNCTION counter_lock(uuid,text,text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION counter_lock(uuid,text,text) TO tresen_app;

CREATE OR REPLACE FUNCTION public.current_tenant()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::uuid;

CREATE OR REPLACE FUNCTION public.describe_receipts(p_tenant uuid, p_heads json)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  if p_tenant is distinct from current_tenant() then return; end if;
  update receipts r set payments = h.payments, marks = h.marks, employee_id = h.employee_id,
    tse_serial = h.tse_serial, tse_transaction = h.tse_transaction, tse_counter = h.tse_counter,
    target = h.target, target_key = lower(h.target collate "und-x-icu"), customer = h.customer, note = h.note,
    refers_to = h.refers_to, sold = h.sold
  from json_to_recordset(p_heads) as h(id uuid, employee_id uuid, payments smallint, marks smallint, tse_serial text,
    tse_transaction bigint, tse_counter bigint, target text, customer text, note text, refers_to text, sold text)
  where r.tenant_id = p_tenant and r.id = h.id
    and (r.marks is null or r.customer is null and h.customer is not null
      or r.target_key is null and h.target is not null or r.sold is null);
end $function$;
REVOKE EXECUTE ON FUNCTION describe_receipts(uuid,json) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION describe_receipts(uuid,json) TO tresen_app;

CREATE OR REPLACE FUNCTION public.follow_reseller()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update licences set reseller_id = new.reseller_id where tenant_id = new.id;
  return null;
end $function$;
REVOKE EXECUTE ON FUNCTION follow_reseller() FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.forget_cursors()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  update device_sync set cursor = 0, acknowledgements = '{}', snapshot_at = null, snapshot_entity = null
$function$;
REVOKE EXECUTE ON FUNCTION forget_cursors() FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.forget_record_pictures(p_now timestamp with time zone, p_before timestamp with time zone)
 RETURNS SETOF text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  with named_by_buttons as materialized (
    select distinct g.tenant_id, m ->> 'pictureId' as name
    from button_grids g cross join json_array_elements(g.mappings) m where m ->> 'pictureId' is not null)
  update record_pictures p set unused_since = case when n.is_named then null else p_now end
  from (select s.tenant_id, s.name, exists (
      select from articles a where a.tenant_id = s.tenant_id and a.picture = s.name)
      or exists (select from named_by_buttons b where b.tenant_id = s.tenant_id and b.name = s.name) as is_named
    from record_pictures s) n
  where n.tenant_id = p.tenant_id and n.name = p.name and n.is_named = (p.unused_since is not null);
  return query delete from record_pictures where unused_since < p_before returning name;
end $function$;
REVOKE EXECUTE ON FUNCTION forget_record_pictures(timestamp with time zone,timestamp with time zone) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION forget_record_pictures(timestamp with time zone,timestamp with time zone) TO tresen_system;

CREATE OR REPLACE FUNCTION public.gaps_to_tell(p_found_before timestamp with time zone)
 RETURNS TABLE(tenant_id uuid, device_id uuid, register_name text, unit_name text, zone text, since timestamp with time zone, gaps integer, missing bigint, kinds text[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
begin
  return query
  with g as materialized (
    select g.tenant_id, g.device_id, g.kind, g.fault, g.first, g.last, g.after_at from counter_gaps g
    where g.closed_at is null and g.state = 'open' and g.found_at <= p_found_before)
  select g.tenant_id, g.device_id, d.name, u.name, u.zone, min(g.after_at), count(*)::int,
    sum(case g.fault when 'missing' then g.last - g.first + 1 else 0 end)::bigint,
    array_agg(distinct g.kind order by g.kind)
  from g
  join devices d on d.tenant_id = g.tenant_id and d.id = g.device_id
  join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
  group by 1, 2, 3, 4, 5;
end $function$;
REVOKE EXECUTE ON FUNCTION gaps_to_tell(timestamp with time zone) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION gaps_to_tell(timestamp with time zone) TO tresen_system;

CREATE OR REPLACE FUNCTION public.give_up_mails(p_task text)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  with given_up as (
    update graphile_worker._private_jobs j
    set attempts = j.max_attempts, last_error = 'putBack', locked_at = null, locked_by = null, updated_at = now()
    from graphile_worker._private_tasks t
    where t.id = j.task_id and starts_with(t.identifier, p_task) and j.attempts < j.max_attempts
    returning 1)
  select count(*)::int from given_up
$function$;
REVOKE EXECUTE ON FUNCTION give_up_mails(text) FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.ingest_receipts(p_tenant uuid, p_devices uuid[], p_received timestamp with time zone, p_ids uuid[], p_texts text, p_heads json, p_parts json, p_articles json, p_runs json)
 RETURNS TABLE(conflict_id uuid, same boolean)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
#variable_conflict use_column
begin
  perform set_config('app.tenant_id', p_tenant::text, true);
  if (select count(*) from devices d where d.tenant_id = p_tenant and d.id = any (p_devices)
      and d.unlinked_at is null and d.status = 1) < cardinality(p_devices) then
    raise exception 'DEVICE_UNLINKED' using errcode = 'TR001';
  end if;
  return query select s.conflict_id, s.same
    from store_receipts(p_tenant, p_received, p_ids, p_texts, p_heads, p_parts, p_articles, p_runs) s;
end $function$;
REVOKE EXECUTE ON FUNCTION ingest_receipts(uuid,uuid[],timestamp with time zone,uuid[],text,json,json,json,json) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ingest_receipts(uuid,uuid[],timestamp with time zone,uuid[],text,json,json,json,json) TO tresen_app;

CREATE OR REPLACE FUNCTION public.is_vendor_tenant()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
RETURN (EXISTS (SELECT FROM tenants WHERE ((tenants.id = current_tenant()) AND (tenants.kind = 'vendor'::text))));
REVOKE EXECUTE ON FUNCTION is_vendor_tenant() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION is_vendor_tenant() TO tresen_app;

CREATE OR REPLACE FUNCTION public.jsonb_array_elements(json)
 RETURNS SETOF jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select pg_catalog.jsonb_array_elements($1::jsonb) $function$;

CREATE OR REPLACE FUNCTION public.keep_article_text()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  if new.status >= -1 then
    insert into article_texts (tenant_id, article_id, name_key, search_text)
    values (new.tenant_id, new.id, new.name_key, new.search_text)
    on conflict (tenant_id, article_id) do update
      set name_key = excluded.name_key, search_text = excluded.search_text;
  else
    delete from article_texts where tenant_id = new.tenant_id and article_id = new.id;
  end if;
  return null;
end $function$;
REVOKE EXECUTE ON FUNCTION keep_article_text() FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.leave_gaps()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare t record;
begin
  for t in
    select c.table_name from information_schema.columns c
    join information_schema.tables b using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'version' and c.data_type in ('integer', 'bigint')
      and b.table_type = 'BASE TABLE'
    order by c.table_name
  loop
    execute format('update public.%I set version = version + 1000', t.table_name);
  end loop;
  update change_counters set last_seq = last_seq + 1000000;
  perform setval('shop_order_numbers', nextval('shop_order_numbers') + 999);
  update shop_invoice_counters set last = last + 1000;
  update shop_debit_counters set last = last + 1000;
end $function$;
REVOKE EXECUTE ON FUNCTION leave_gaps() FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.low_stock(p_names integer)
 RETURNS TABLE(tenant_id uuid, unit_id uuid, unit_name text, zone text, articles integer, names text[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  select u.tenant_id, u.id, u.name, u.zone, count(*)::int,
    (array_agg(a.name order by a.name_key, a.id))[1:p_names]
  from articles a
  join stock_counts c on c.tenant_id = a.tenant_id and c.article_id = a.id
  join organization_units u on u.tenant_id = a.tenant_id and u.id = c.unit_id and u.status > 0
  where a.reorder_quantity is not null and a.status >= 0 and c.moved_at is not null
    and c.amount <= a.reorder_quantity and (a.unit_ids is null or u.id = any (a.unit_ids))
  group by u.tenant_id, u.id, u.name, u.zone
$function$;
REVOKE EXECUTE ON FUNCTION low_stock(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION low_stock(integer) TO tresen_system;

CREATE OR REPLACE FUNCTION public.matching_articles(words jsonb, most integer)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare ids uuid[];
begin
  execute format('select array(select article_id from article_texts where tenant_id = %L and %s
    order by name_key collate natural_order, article_id limit %s)',
    current_tenant(), words_condition(words), most) into ids;
  return ids;
end $function$;
REVOKE EXECUTE ON FUNCTION matching_articles(jsonb,integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION matching_articles(jsonb,integer) TO tresen_app;

CREATE OR REPLACE FUNCTION public.name_security_device()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  select u.id, searchable(d.name), searchable(u.name)
  into new.unit_id, new.register_name_key, new.unit_name_key
  from devices d join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
  where d.tenant_id = new.tenant_id and d.id = new.device_id;
  select array_agg(distinct u.id), array_agg(distinct searchable(d.name)),
    coalesce(string_agg(' ' || searchable(d.name) || ' ' || searchable(u.name), '' order by d.id)
      filter (where d.id <> new.device_id), '')
  into new.unit_ids, new.register_keys, new.shared_names
  from devices d join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
  where d.tenant_id = new.tenant_id and (d.id = new.device_id or d.unlinked_at is null and d.id in (
    select use.device_id from security_device_uses use
    where use.tenant_id = new.tenant_id and use.security_device_id = new.id and use.is_current));
  return new;
end $function$;
REVOKE EXECUTE ON FUNCTION name_security_device() FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.name_security_devices_of_branch()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update security_devices set device_id = device_id where tenant_id = new.tenant_id and new.id = any (unit_ids);
  return null;
end $function$;
REVOKE EXECUTE ON FUNCTION name_security_devices_of_branch() FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.name_security_devices_of_register()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update security_devices set device_id = device_id
  where tenant_id = new.tenant_id and (device_id = new.id or id in (
    select use.security_device_id from security_device_uses use
    where use.tenant_id = new.tenant_id and use.device_id = new.id and use.is_current));
  return null;
end $function$;
REVOKE EXECUTE ON FUNCTION name_security_devices_of_register() FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.name_used_security_device()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  update security_devices set device_id = device_id where tenant_id = new.tenant_id and id = new.security_device_id;
  return null;
end $function$;
REVOKE EXECUTE ON FUNCTION name_used_security_device() FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.note_catalogue_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('app.catalogue_changed', true) is distinct from 'yes' then
    update shop_catalogue_state set version = version + 1;
    perform set_config('app.catalogue_changed', 'yes', true);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.number_key(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lpad(searchable($1), 20, '0'::text);

CREATE OR REPLACE FUNCTION public.open_password_session(p_user uuid, p_tenant uuid, p_hash text, p_better_hash text, p_at timestamp with time zone, p_expires timestamp with time zone, p_session uuid, p_scope text, p_token bytea, p_sign_in uuid, p_address text, p_user_agent text)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  perform from users where id = p_user and tenant_id = p_tenant and not disabled for no key update;
  if not found then return false; end if;
  perform from credentials where user_id = p_user and password_hash = p_hash;
  if not found then return false; end if;
  if p_better_hash is not null then
    update credentials set password_hash = p_better_hash where user_id = p_user;
  end if;
  return open_user_session(p_user, p_tenant, p_at, p_expires, p_session, p_scope, p_token, p_sign_in, p_address,
    p_user_agent);
end $function$;
REVOKE EXECUTE ON FUNCTION open_password_session(uuid,uuid,text,text,timestamp with time zone,timestamp with time zone,uuid,text,bytea,uuid,text,text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_password_session(uuid,uuid,text,text,timestamp with time zone,timestamp with time zone,uuid,text,bytea,uuid,text,text) TO tresen_system;

CREATE OR REPLACE FUNCTION public.open_user_session(p_user uuid, p_tenant uuid, p_at timestamp with time zone, p_expires timestamp with time zone, p_session uuid, p_scope text, p_token bytea, p_sign_in uuid, p_address text, p_user_agent text)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  perform from users where id = p_user and tenant_id = p_tenant and not disabled for no key update;
  if not found then return false; end if;
  update users set last_login_at = p_at where id = p_user;
  delete from sessions where user_id = p_user and expires_at < p_at;
  -- One account must not fill the tables by signing in again and again: the oldest make room.
  delete from sessions where user_id = p_user and id in
    (select id from sessions where user_id = p_user order by last_used_at desc, id desc offset 99);
  delete from sign_ins where user_id = p_user and id <=
    (select id from sign_ins where user_id = p_user order by id desc offset 499 limit 1);
  insert into sessions (id, tenant_id, kind, user_id, scope, user_agent, created_at, last_used_at, expires_at)
    values (p_session, p_tenant, 'user', p_user, p_scope, p_user_agent, p_at, p_at, p_expires);
  if p_token is not null then
    insert into refresh_tokens (hash, session_id, issued_at) values (p_token, p_session, p_at);
  end if;
  insert into sign_ins (user_id, id, at, outcome, address, user_agent, session_id)
    values (p_user, p_sign_in, p_at, 'signedIn', p_address, p_user_agent, p_session);
  return true;
end $function$;
REVOKE EXECUTE ON FUNCTION open_user_session(uuid,uuid,timestamp with time zone,timestamp with time zone,uuid,text,bytea,uuid,text,text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_user_session(uuid,uuid,timestamp with time zone,timestamp with time zone,uuid,text,bytea,uuid,text,text) TO tresen_system;

CREATE OR REPLACE FUNCTION public.remove_stale_registration(of_email text, before timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare stale record;
begin
  select u.id, u.tenant_id into stale
  from public.users u join public.tenants t on t.id = u.tenant_id
  where u.email = of_email and not u.email_confirmed and not u.disabled and u.created_at <= before
    and u.last_login_at is null and t.kind = 'customer' and t.reseller_id is null
  for update of u;
  if not found then return false; end if;
  delete from public.users where id = stale.id;
  delete from public.tenants where id = stale.tenant_id;
  return true;
exception when foreign_key_violation then
  return false;
end $function$;
REVOKE EXECUTE ON FUNCTION remove_stale_registration(text,timestamp with time zone) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION remove_stale_registration(text,timestamp with time zone) TO tresen_system;

CREATE OR REPLACE FUNCTION public.searchable(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, $1));

CREATE OR REPLACE FUNCTION public.shop_seller()
 RETURNS TABLE(id uuid, seller jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
    select s.id, jsonb_build_object('name', o.name, 'nameAddition', o.name_addition, 'address', o.address,
      'additionalAddress', o.additional_address, 'zipCode', o.zip_code, 'city', o.city, 'country', o.country,
      'phone', o.phone, 'email', o.email, 'website', o.website, 'vatId', c.sales_tax_id, 'taxNumber', c.tax_number,
      'bankName', c.bank_name, 'iban', c.iban, 'bic', c.bic)
    from tenants b
    join tenants s on s.id = coalesce(b.reseller_id,
      (select v.id from tenants v where v.kind = 'vendor' order by v.created_at, v.id limit 1))
    join lateral (select * from organizations where tenant_id = s.id and status >= 0
      order by created_seq, id limit 1) o on true
    left join lateral (select * from companies where tenant_id = s.id and status >= 0
      order by created_seq, id limit 1) c on true
    where b.id = current_tenant()
  $function$;
REVOKE EXECUTE ON FUNCTION shop_seller() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION shop_seller() TO tresen_app;

CREATE OR REPLACE FUNCTION public.shop_seller_creditor()
 RETURNS TABLE(name text, creditor_id text, notice_days integer, note_de text, note_en text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select c.name, c.creditor_id, c.notice_days, c.note_de, c.note_en
    from shop_debit_creditors c where c.tenant_id = (select s.id from shop_seller() s)
  $function$;
REVOKE EXECUTE ON FUNCTION shop_seller_creditor() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION shop_seller_creditor() TO tresen_app;

CREATE OR REPLACE FUNCTION public.silent_registers(p_now timestamp with time zone, p_silent interval, p_resting interval, p_weeks integer, p_after uuid, p_limit integer)
 RETURNS TABLE(tenant_id uuid, device_id uuid, unit_id uuid, register_name text, unit_name text, zone text, last_heard timestamp with time zone, known_since timestamp with time zone, weeks_sold integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
#variable_conflict use_column
declare d record;
begin
  for d in
    select d.tenant_id, d.id, d.unit_id, d.name, u.name unit_name, u.zone,
      greatest(d.last_ping_at, d.last_receipt_at) last_heard, d.created_at
    from devices d
    join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
    where d.unlinked_at is null and d.status = 1 and d.live_communication and d.last_ping_at is not null
      and greatest(d.last_ping_at, d.last_receipt_at) between p_now - p_resting and p_now - p_silent
      and d.id > p_after
      and not exists (select from notifications n where n.tenant_id = d.tenant_id and n.resolved_at is null
        and ((n.kind = 'registerOffline' and n.subject = d.id)
          or (n.kind = 'branchOffline' and n.subject = d.unit_id and n.data -> 'deviceIds' ? d.id::text)))
    order by d.id
    limit p_limit
  loop
    return query
    select d.tenant_id, d.id, d.unit_id, d.name, d.unit_name, d.zone, d.last_heard, d.created_at, count(*)::int
    from generate_series(1, p_weeks) week
    cross join lateral (select ((p_now at time zone d.zone) - week * interval '7 days') at time zone d.zone) m(moment)
    -- Not exists: that would be joined, and read all receipts of the register.
    cross join lateral (select from receipts r where r.tenant_id = d.tenant_id and r.device_id = d.id
      and r.ended_at >= m.moment and r.ended_at < m.moment + interval '1 hour' limit 1) sold;
  end loop;
end $function$;
REVOKE EXECUTE ON FUNCTION silent_registers(timestamp with time zone,interval,interval,integer,uuid,integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION silent_registers(timestamp with time zone,interval,interval,integer,uuid,integer) TO tresen_system;

CREATE OR REPLACE FUNCTION public.spend_refresh_token(p_session uuid, p_token bytea, p_successor bytea, p_generation integer, p_issued timestamp with time zone, p_at timestamp with time zone, p_grace interval, p_user_life interval, p_register_life interval)
 RETURNS TABLE(outcome text, session_scope text, successor_issued timestamp with time zone, in_epoch uuid)
 LANGUAGE plpgsql
AS $function$
declare
  s sessions; t refresh_tokens; n refresh_tokens; e database_epochs;
  life interval; verdict text; issued timestamptz := p_at;
begin
  p_issued := least(p_issued, p_at); -- clocks differ
  select * into s from sessions where id = p_session for update;
  if not found then
    return query select case when exists (select from database_epochs l
        where p_issued > l.known_until - interval '2 minutes' and p_issued <= l.begun_at) then 'lost' else 'invalid' end,
      null, null::timestamptz, null::uuid;
    return;
  end if;
  life := case s.kind when 'user' then p_user_life else p_register_life end;
  -- What a token that is ahead tells of the session's last use is newer than what is stored.
  if p_generation > s.generation then
    s.expires_at := greatest(s.expires_at, p_issued + life);
    if s.kind = 'user' then s.expires_at := least(s.expires_at, s.created_at + interval '2160 hours'); end if;
  end if;
  if s.revoked_at is not null or s.expires_at <= p_at then
    return query select 'invalid', null, null::timestamptz, null::uuid;
    return;
  end if;
  select * into t from refresh_tokens where hash = p_token;
  select * into n from refresh_tokens where hash = p_successor;
  select d.* into e from database_state join database_epochs d on d.id = epoch;
  verdict := case
    when t.hash is not null and t.rotated_at is null then 'spent'
    when t.hash is null and n.hash is null then case
      when p_generation <= s.generation then 'reused'
      when e.because = 'first' or p_issued > e.begun_at then 'unexplained'
      -- Two holders that were both ahead: one of them shows what the other had spent.
      when s.ahead_epoch = e.id then 'reused'
      else 'ahead' end
    when coalesce(t.used_successor_at, n.rotated_at) < p_at - p_grace then 'reused'
    else 'again' end; -- a lost answer, or another tab: the same successor once more
  if verdict = 'reused' then
    update sessions set revoked_at = p_at, revoked_because = 'refreshTokenReused' where id = p_session;
  elsif verdict = 'spent' then
    update refresh_tokens set used_successor_at = p_at
      where session_id = p_session and rotated_at is not null and used_successor_at is null;
    update refresh_tokens set rotated_at = p_at where hash = p_token;
    insert into refresh_tokens (hash, session_id, issued_at) values (p_successor, p_session, p_at);
    delete from refresh_tokens where session_id = p_session and used_successor_at < p_at - p_grace;
    update sessions set generation = greatest(generation, p_generation + 1) where id = p_session;
  elsif verdict = 'ahead' then
    delete from refresh_tokens where session_id = p_session;
    insert into refresh_tokens (hash, session_id, issued_at, rotated_at)
      values (p_token, p_session, p_issued, p_at), (p_successor, p_session, p_at, null);
    update sessions set generation = p_generation + 1, ahead_epoch = e.id where id = p_session;
  elsif verdict = 'again' then
    issued := coalesce(n.issued_at, p_at);
  end if;
  if verdict in ('reused', 'unexplained') then
    return query select verdict, null, null::timestamptz, e.id;
    return;
  end if;
  update sessions set last_used_at = p_at, expires_at = p_at + life where id = p_session;
  return query select case verdict when 'again' then 'spent' else verdict end, s.scope, issued, e.id;
end $function$;
REVOKE EXECUTE ON FUNCTION spend_refresh_token(uuid,bytea,bytea,integer,timestamp with time zone,timestamp with time zone,interval,interval,interval) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION spend_refresh_token(uuid,bytea,bytea,integer,timestamp with time zone,timestamp with time zone,interval,interval,interval) TO tresen_system;

CREATE OR REPLACE FUNCTION public.spend_refresh_token(p_session uuid, p_token bytea, p_successor bytea, p_at timestamp with time zone, p_grace interval, p_user_life interval, p_register_life interval)
 RETURNS TABLE(outcome text, session_scope text)
 LANGUAGE plpgsql
AS $function$
declare s sessions; t refresh_tokens;
begin
  select * into s from sessions where id = p_session for update;
  if not found or s.revoked_at is not null or s.expires_at <= p_at then
    return query select 'invalid', null;
    return;
  end if;
  select * into t from refresh_tokens where hash = p_token;
  if not found or t.used_successor_at < p_at - p_grace then
    update sessions set revoked_at = p_at, revoked_because = 'refreshTokenReused' where id = p_session;
    return query select 'reused', null;
    return;
  end if;
  if t.rotated_at is null then -- else a lost answer, or another tab: the same successor once more
    update refresh_tokens set used_successor_at = p_at
      where session_id = p_session and rotated_at is not null and used_successor_at is null;
    update refresh_tokens set rotated_at = p_at where hash = p_token;
    insert into refresh_tokens (hash, session_id, issued_at) values (p_successor, p_session, p_at);
    delete from refresh_tokens where session_id = p_session and used_successor_at < p_at - p_grace;
  end if;
  update sessions set last_used_at = p_at,
    expires_at = p_at + case s.kind when 'user' then p_user_life else p_register_life end
    where id = p_session;
  return query select 'spent', s.scope;
end $function$;
REVOKE EXECUTE ON FUNCTION spend_refresh_token(uuid,bytea,bytea,timestamp with time zone,interval,interval,interval) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION spend_refresh_token(uuid,bytea,bytea,timestamp with time zone,interval,interval,interval) TO tresen_system;

CREATE OR REPLACE FUNCTION public.store_receipts(p_tenant uuid, p_received timestamp with time zone, p_ids uuid[], p_texts text, p_heads json, p_parts json, p_articles json, p_runs json)
 RETURNS TABLE(conflict_id uuid, same boolean)
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
#variable_conflict use_column
declare stored bigint; begin
  if exists (select from receipts r where r.tenant_id = p_tenant and r.id = any (p_ids)) then
    return query
      select r.id, r.content_hash = decode(h.hash, 'hex')
      from json_to_recordset(p_heads) h(id uuid, hash text)
      join receipts r on r.tenant_id = p_tenant and r.id = h.id;
    return;
  end if;
  -- Who sums a month again waits until nobody stores, and the other way round.
  perform pg_advisory_xact_lock_shared(34, hashtext(p_tenant::text));

  with added as (
    insert into receipts (tenant_id, id, unit_id, device_id, number, type, started_at, ended_at, received_at,
      biz_day, biz_hour, z_number, register_name, employee_key, employee_name, employee_id, currency, gross, turnover,
      payments, marks, tse_serial, tse_transaction, tse_counter, target, target_key, customer, note, refers_to,
      sold, content_hash, content)
    select p_tenant, h.id, h.unit, h.device, h.number, h.type, h.started, h.ended, p_received, h.day, h.hour, h.z,
      h.register, h.employee, h.employee_name, h.employee_id, h.currency, h.gross, h.turnover, h.payments, h.marks,
      h.tse_serial, h.tse_transaction, h.tse_counter, h.target, lower(h.target collate "und-x-icu"), h.customer, h.note, h.refers_to,
      h.sold, decode(h.hash, 'hex'),
      h.content
    from rows from (
      json_to_recordset(p_heads) as (id uuid, hash text, unit uuid, device uuid, number bigint, type text,
        started timestamptz, ended timestamptz, day date, hour smallint, z bigint, register text, employee text,
        employee_name text, employee_id uuid, currency text, gross bigint, turnover bigint, payments smallint,
        marks smallint, tse_serial text, tse_transaction bigint, tse_counter bigint, target text, customer text,
        note text, refers_to text, sold text),
      string_to_table(p_texts, E'\x1e')
    ) as h(id, hash, unit, device, number, type, started, ended, day, hour, z, register, employee, employee_name,
      employee_id, currency, gross, turnover, payments, marks, tse_serial, tse_transaction, tse_counter, target,
      customer, note, refers_to, sold, content)
    order by h.id
    on conflict do nothing returning 1)
  select count(*) into stored from added;
  if stored <> cardinality(p_ids) then -- another connection stored one of them in this very moment: the caller looks again
    raise exception 'RECEIPTS_RACED' using errcode = '40001';
  end if;
  insert into waiting_steps (tenant_id, first_id, receipt_ids, received_at)
    values (p_tenant, p_ids[1], p_ids, p_received);
  perform add_counter_runs(p_tenant, p_runs);
  perform add_sales(p_tenant, p_parts, p_articles);
end $function$;
REVOKE EXECUTE ON FUNCTION store_receipts(uuid,timestamp with time zone,uuid[],text,json,json,json,json) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION store_receipts(uuid,timestamp with time zone,uuid[],text,json,json,json,json) TO tresen_app;

CREATE OR REPLACE FUNCTION public.tenants_with_pending_deletions()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
declare
  asked text;
begin
  select string_agg(format('select tenant_id from %s where status = -1', i.indrelid::regclass), ' union ') into asked
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and c.relname = t.relname || '_pending'
    and exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'deleted_status');
  return query execute asked;
end $function$;
REVOKE EXECUTE ON FUNCTION tenants_with_pending_deletions() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION tenants_with_pending_deletions() TO tresen_system;

CREATE OR REPLACE FUNCTION public.unclosed_days(p_from date, p_until date, p_devices uuid[])
 RETURNS TABLE(tenant_id uuid, device_id uuid, register_name text, unit_name text, zone text, cut_off_minutes integer, day date)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
#variable_conflict use_column
declare d record;
begin
  for d in
    select d.tenant_id, d.id, d.unit_id, d.name, u.name unit_name, u.zone, u.cut_off_minutes
    from devices d
    join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
    where d.unlinked_at is null
      and case when p_devices is null then d.last_receipt_at >= p_from else d.id = any (p_devices) end
    order by d.tenant_id, d.id
  loop
    return query
    select d.tenant_id, d.id, d.name, d.unit_name, d.zone, d.cut_off_minutes, x.day::date
    from (
      select c.business_day first_day from closings c
      where c.tenant_id = d.tenant_id and c.unit_id = d.unit_id and c.type = 'daily'
      order by c.business_day limit 1) owed
    cross join lateral generate_series(greatest(p_from, owed.first_day), p_until, interval '1 day') x(day)
    cross join lateral (
      select r.ended_at from receipts r
      where r.tenant_id = d.tenant_id and r.device_id = d.id and r.type = 'Beleg'
        and r.ended_at >= (x.day + d.cut_off_minutes * interval '1 minute') at time zone d.zone
        and r.ended_at < (x.day + interval '1 day' + d.cut_off_minutes * interval '1 minute') at time zone d.zone
      order by r.ended_at desc limit 1) last
    -- Not exists: that would be joined, and read all closings of the register.
    where (select c.id from closings c where c.tenant_id = d.tenant_id and c.device_id = d.id and c.type = 'daily'
      and c.period_to >= last.ended_at and c.period_from <= last.ended_at limit 1) is null
    order by x.day;
  end loop;
end $function$;
REVOKE EXECUTE ON FUNCTION unclosed_days(date,date,uuid[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION unclosed_days(date,date,uuid[]) TO tresen_system;

CREATE OR REPLACE FUNCTION public.words_condition(words jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN (SELECT string_agg((('('::text || (SELECT string_agg(format('search_text like %L'::text, (('%'::text || replace(replace(replace(searchable(spelling.value), '\'::text, '\\'::text), '%'::text, '\%'::text), '_'::text, '\_'::text)) || '%'::text)), ' or '::text) AS string_agg FROM jsonb_array_elements_text(word.value) spelling(value))) || ')'::text), ' and '::text) AS string_agg FROM jsonb_array_elements(words_condition.words) word(value));
REVOKE EXECUTE ON FUNCTION words_condition(jsonb) FROM PUBLIC;

CREATE OR REPLACE FUNCTION public.words_of(text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT COALESCE(array_agg(DISTINCT w.word), '{}'::text[]) AS "coalesce" FROM regexp_matches(searchable($1), '[a-z0-9]+(?:[-.][a-z0-9]+)*'::text, 'g'::text) m(m), LATERAL (SELECT replace(replace(m.m[1], '-'::text, ''::text), '.'::text, ''::text) AS word UNION ALL SELECT unnest(string_to_array(replace(m.m[1], '.'::text, '-'::text), '-'::text)) AS unnest) w WHERE (length(w.word) <= 60));
