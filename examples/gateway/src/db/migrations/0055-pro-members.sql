-- until when a shopper is a Pro member
ALTER TABLE users ADD COLUMN pro_until timestamptz;
