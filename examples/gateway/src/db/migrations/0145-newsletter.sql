-- what somebody asked for, until its mail confirms it; without a form the mail leads to the
-- preferences alone
CREATE TABLE newsletter_requests (
  id text PRIMARY KEY,
  -- in lower case
  email text NOT NULL,
  locale text NOT NULL,
  form jsonb,
  -- the member who asked, at the address of the account
  user_id text REFERENCES accounts (user_id) ON DELETE SET NULL,
  requested_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX newsletter_requests_age ON newsletter_requests (requested_at);
CREATE INDEX newsletter_requests_user ON newsletter_requests (user_id) WHERE user_id IS NOT NULL;

-- confirmed subscriptions; one that has ended is deleted later
CREATE TABLE newsletters (
  id text PRIMARY KEY,
  email text NOT NULL UNIQUE,
  country text NOT NULL,
  phone text NOT NULL,
  language text NOT NULL,
  choices jsonb NOT NULL,
  by_email boolean NOT NULL,
  by_sms boolean NOT NULL,
  -- the version of the consent to text messages, and when it was given
  sms_text text,
  sms_consent_at timestamptz,
  user_id text REFERENCES accounts (user_id) ON DELETE SET NULL,
  confirmed_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (NOT by_sms OR (phone <> '' AND sms_text IS NOT NULL AND sms_consent_at IS NOT NULL))
);
CREATE INDEX newsletters_user ON newsletters (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX newsletters_ended ON newsletters (updated_at) WHERE NOT by_email AND NOT by_sms;

-- a mail is about an order, a new password, an account or the newsletter
ALTER TABLE outbox
  ADD COLUMN newsletter_id text REFERENCES newsletter_requests (id) ON DELETE CASCADE,
  DROP CONSTRAINT outbox_check,
  ADD CHECK (num_nonnulls(order_number, reset_id, notice_id, newsletter_id) = 1);
CREATE INDEX outbox_newsletter ON outbox (newsletter_id) WHERE newsletter_id IS NOT NULL;
