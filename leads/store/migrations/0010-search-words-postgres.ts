/** The words of every lead and of the team's notes on it, for searching. */
export const searchWords = `
  -- One row for each lead, with the words of what it holds and of what the team has written about it.
  CREATE TABLE lead_words (
    lead_id BIGINT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
    words TSVECTOR NOT NULL
  );
  -- An address is several words, as it is in SQLite.
  CREATE FUNCTION words_of(content TEXT) RETURNS TSVECTOR LANGUAGE SQL IMMUTABLE PARALLEL SAFE
    AS $body$ SELECT to_tsvector('pg_catalog.simple', translate(content, '@.-_/\\+:''’&', '           ')) $body$;
  CREATE FUNCTION words_of_lead(leads) RETURNS TSVECTOR LANGUAGE SQL STABLE
    AS $body$ SELECT words_of(concat_ws(' ', $1.reference, $1.name, $1.email, $1.phone, $1.company, $1.message)) $body$;
  INSERT INTO lead_words SELECT id, words_of_lead(leads) FROM leads;
  CREATE INDEX lead_words_by_word ON lead_words USING gin (words);
  CREATE FUNCTION add_lead_words() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    INSERT INTO lead_words VALUES (NEW.id, words_of_lead(NEW));
    RETURN NULL;
  END $body$;
  CREATE TRIGGER lead_words_added AFTER INSERT ON leads FOR EACH ROW EXECUTE FUNCTION add_lead_words();
  CREATE FUNCTION add_team_words() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    UPDATE lead_words SET words = words || words_of(NEW.body) WHERE lead_id = NEW.lead_id;
    RETURN NULL;
  END $body$;
  CREATE TRIGGER lead_words_noted AFTER INSERT ON lead_history FOR EACH ROW
    WHEN (NEW.kind IN ('note', 'answered-elsewhere') AND NEW.body <> '') EXECUTE FUNCTION add_team_words();
  CREATE FUNCTION add_answer_words() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    UPDATE lead_words SET words = words || words_of(NEW.subject || ' ' || NEW.body) WHERE lead_id = NEW.lead_id;
    RETURN NULL;
  END $body$;
  CREATE TRIGGER lead_words_answered AFTER INSERT ON lead_answers FOR EACH ROW EXECUTE FUNCTION add_answer_words();
`
