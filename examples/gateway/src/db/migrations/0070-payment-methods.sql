-- how an order is paid, and where its shopper confirms the payment and comes back to
ALTER TABLE payment_attempts ADD COLUMN method text NOT NULL DEFAULT 'card' CHECK (method IN ('card', 'saved_card', 'paypal', 'afterpay'));
ALTER TABLE payment_attempts ADD COLUMN return_url text;
-- set while the payment waits for its shopper at the provider
ALTER TABLE payment_attempts ADD COLUMN action_url text;
ALTER TABLE payment_attempts ADD COLUMN save_card boolean NOT NULL DEFAULT false;
