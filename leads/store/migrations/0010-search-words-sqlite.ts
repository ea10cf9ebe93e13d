/** The words of every lead and of the team's notes on it, for searching. */
export const searchWords = `
  -- One row for each lead, with its number: what it holds, and what the team has written about it.
  CREATE VIRTUAL TABLE lead_words USING fts5 (lead, team, prefix = '2 3');
  -- What is erased leaves no words in the index.
  INSERT INTO lead_words (lead_words, rank) VALUES ('secure-delete', 1);
  INSERT INTO lead_words (rowid, lead, team)
    SELECT id, concat_ws(' ', reference, name, email, phone, company, message), '' FROM leads;
  CREATE TRIGGER lead_words_added AFTER INSERT ON leads BEGIN
    INSERT INTO lead_words (rowid, lead, team) VALUES (NEW.id,
      concat_ws(' ', NEW.reference, NEW.name, NEW.email, NEW.phone, NEW.company, NEW.message), '');
  END;
  CREATE TRIGGER lead_words_erased AFTER DELETE ON leads BEGIN
    DELETE FROM lead_words WHERE rowid = OLD.id;
  END;
  CREATE TRIGGER lead_words_noted AFTER INSERT ON lead_history
    WHEN NEW.kind IN ('note', 'answered-elsewhere') AND NEW.body <> '' BEGIN
    UPDATE lead_words SET team = team || ' ' || NEW.body WHERE rowid = NEW.lead_id;
  END;
  CREATE TRIGGER lead_words_answered AFTER INSERT ON lead_answers BEGIN
    UPDATE lead_words SET team = team || ' ' || NEW.subject || ' ' || NEW.body WHERE rowid = NEW.lead_id;
  END;
`
