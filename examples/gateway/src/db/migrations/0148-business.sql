-- who has applied for the small-business grant, for a year
CREATE TABLE business_applications (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('owner', 'starter')),
  -- in lower case
  email text NOT NULL CHECK (email <> ''),
  locale text NOT NULL,
  business_type text NOT NULL,
  shop_link text,
  stage text,
  question text NOT NULL,
  -- the last day of the round in which it counts
  closes_on date NOT NULL,
  -- the hash of all of it: the same application sent twice is one
  fingerprint bytea NOT NULL UNIQUE,
  applied_at timestamptz NOT NULL,
  CHECK ((kind = 'owner') = (shop_link IS NOT NULL)),
  CHECK ((kind = 'starter') = (stage IS NOT NULL))
);
CREATE INDEX business_applications_round ON business_applications (closes_on, applied_at);
CREATE INDEX business_applications_email ON business_applications (email);
CREATE INDEX business_applications_age ON business_applications (applied_at);

-- a mail to somebody who has applied, and needs no account for it
ALTER TABLE account_notices ALTER COLUMN user_id DROP NOT NULL;
