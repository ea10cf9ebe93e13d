import { addWordsOfLeads } from '../search-words.ts'
import type { Migration } from './migration.ts'

const sqlite = `
  DROP TRIGGER lead_words_added;
  DROP TRIGGER lead_words_noted;
  DROP TRIGGER lead_words_answered;
  DROP TABLE lead_words;
  -- One row for each lead, with its number. The words come apart from the program: nothing here decides what is one.
  CREATE VIRTUAL TABLE lead_words USING fts5 (words, prefix = '2 3', tokenize = 'ascii');
  -- What is erased leaves no words in the index.
  INSERT INTO lead_words (lead_words, rank) VALUES ('secure-delete', 1);
  -- Takes further words of a lead; it holds nothing itself.
  CREATE VIEW lead_text AS SELECT 0 AS lead_id, '' AS words WHERE FALSE;
  CREATE TRIGGER lead_text_added INSTEAD OF INSERT ON lead_text BEGIN
    UPDATE lead_words SET words = words || ' ' || NEW.words WHERE rowid = NEW.lead_id;
    INSERT INTO lead_words (rowid, words) SELECT NEW.lead_id, NEW.words
      WHERE NOT EXISTS (SELECT 1 FROM lead_words WHERE rowid = NEW.lead_id);
  END;
`

const postgres = `
  DROP TRIGGER lead_words_added ON leads;
  DROP TRIGGER lead_words_noted ON lead_history;
  DROP TRIGGER lead_words_answered ON lead_answers;
  DROP FUNCTION add_lead_words;
  DROP FUNCTION add_team_words;
  DROP FUNCTION add_answer_words;
  DROP FUNCTION words_of_lead;
  DROP FUNCTION words_of;
  TRUNCATE lead_words;
  -- Takes further words of a lead; it holds nothing itself. The words come apart from the program: no dictionary and no
  -- parser of the database decides what is one.
  CREATE VIEW lead_text AS SELECT CAST(0 AS BIGINT) AS lead_id, '' AS words WHERE FALSE;
  CREATE FUNCTION add_lead_text() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    INSERT INTO lead_words AS kept VALUES (NEW.lead_id, array_to_tsvector(string_to_array(NEW.words, ' ')))
    -- A vector holds a megabyte; what somebody writes must not fail because of what was written before.
    ON CONFLICT (lead_id) DO UPDATE SET words = CASE WHEN length(kept.words) < 30000
      THEN kept.words || excluded.words ELSE kept.words END;
    RETURN NEW;
  END $body$;
  CREATE TRIGGER lead_text_added INSTEAD OF INSERT ON lead_text FOR EACH ROW EXECUTE FUNCTION add_lead_text();
`

/** One definition of a word for both databases: see search-words.ts. Replies came later. */
export const searchWordsOfOurs: Migration = { number: 17, sqlite, postgres, rows: addWordsOfLeads }
