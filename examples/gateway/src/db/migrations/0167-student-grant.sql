-- who has applied for the student project grant, for a year
CREATE TABLE student_grant_applications (
  id text PRIMARY KEY,
  name text NOT NULL,
  -- in lower case
  email text NOT NULL CHECK (email <> ''),
  locale text NOT NULL,
  school text NOT NULL,
  program text NOT NULL,
  country text NOT NULL,
  plan text NOT NULL,
  -- the deadline of the semester in which it counts
  closes_on date NOT NULL,
  -- the hash of all of it: the same application sent twice is one
  fingerprint bytea NOT NULL UNIQUE,
  applied_at timestamptz NOT NULL
);
CREATE INDEX student_grant_applications_round
  ON student_grant_applications (closes_on, email, applied_at);
CREATE INDEX student_grant_applications_email ON student_grant_applications (email);
CREATE INDEX student_grant_applications_age ON student_grant_applications (applied_at);

-- the proof and the work of each; one that no application has is deleted after a day
CREATE TABLE student_grant_files (
  id text PRIMARY KEY,
  use text NOT NULL CHECK (use IN ('proof', 'work')),
  -- a PDF as it came, or a picture drawn anew
  type text NOT NULL CHECK (type IN ('application/pdf', 'image/webp')),
  bytes bytea NOT NULL,
  application_id text REFERENCES student_grant_applications (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  UNIQUE (application_id, use)
);
CREATE INDEX student_grant_files_unsent ON student_grant_files (created_at)
  WHERE application_id IS NULL;
