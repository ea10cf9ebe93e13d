import { step } from './migration.ts'

/**
 * Sign-in without a library: links and challenges know their owner, and share one kind of row. Pending links still
 * work. Everybody signs in once more, because the library signed its cookies and this program does not.
 */
export const oneTimeSecrets = step(
  18,
  ({ whole, keyed }) => `
  CREATE TABLE one_time_secrets (
    -- Of the secret and its purpose: who reads the store cannot sign in with what is there.
    hash TEXT PRIMARY KEY,
    member TEXT REFERENCES team_members (uid) ON DELETE CASCADE,
    expires_at ${whole} NOT NULL
  )${keyed};
  INSERT INTO one_time_secrets (hash, member, expires_at)
    SELECT identifier_hash, team_members.uid, expires_at FROM team_challenges
    JOIN team_members ON value = '{"type":"magic-link","email":"' || identity || '"}';
  CREATE INDEX one_time_secrets_by_member ON one_time_secrets (member);
  CREATE INDEX one_time_secrets_by_end ON one_time_secrets (expires_at);
  DROP TABLE team_challenges;
  DELETE FROM team_sessions;
`,
)
