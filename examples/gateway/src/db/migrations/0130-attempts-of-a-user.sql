-- A membership is not taken back while one of its member's payments has its discount.
CREATE INDEX payment_attempts_user ON payment_attempts (user_id, created_at);
