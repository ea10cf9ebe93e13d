import type { Migration } from './migration.ts'

const sqlite = `
  DROP TRIGGER lead_words_erased;
  DROP VIEW lead_text;
  ALTER TABLE lead_words RENAME TO words_before;
  -- Up to sixteen rows for each lead, from its number times sixteen on. Each holds what the one before it holds, and more:
  -- to add words to a row, every place at which its words stand in the index would have to be overwritten.
  CREATE VIRTUAL TABLE lead_words USING fts5 (words, prefix = '2 3', tokenize = 'ascii');
  -- What is erased leaves no words in the index.
  INSERT INTO lead_words (lead_words, rank) VALUES ('secure-delete', 1);
  INSERT INTO lead_words (rowid, words) SELECT rowid * 16, words FROM words_before ORDER BY rowid;
  DROP TABLE words_before;
  CREATE TRIGGER lead_words_erased AFTER DELETE ON leads BEGIN
    DELETE FROM lead_words WHERE rowid BETWEEN OLD.id * 16 AND OLD.id * 16 + 15;
  END;
  -- Takes further words of a lead; it holds nothing itself.
  CREATE VIEW lead_text AS SELECT 0 AS lead_id, '' AS words WHERE FALSE;
  CREATE TRIGGER lead_text_added INSTEAD OF INSERT ON lead_text BEGIN
    UPDATE lead_words SET words = words || ' ' || NEW.words WHERE rowid = NEW.lead_id * 16 + 15;
    INSERT INTO lead_words (rowid, words)
      SELECT coalesce(max(rowid) + 1, NEW.lead_id * 16), concat_ws(' ', words, NEW.words) FROM lead_words
      WHERE rowid BETWEEN NEW.lead_id * 16 AND NEW.lead_id * 16 + 15
      HAVING coalesce(max(rowid), 0) < NEW.lead_id * 16 + 15;
  END;
`

/** Words are added to a lead without rewriting the existing ones. Postgres does that anyway. */
export const wordsAdded: Migration = { number: 26, sqlite, postgres: '' }
