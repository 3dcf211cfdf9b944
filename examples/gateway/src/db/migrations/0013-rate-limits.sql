-- as rate-limiter-flexible makes it; one row for each visitor who tries codes
CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
