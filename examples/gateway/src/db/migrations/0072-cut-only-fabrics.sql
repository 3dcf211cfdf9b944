-- the extra wide fabrics are sold by the yard or meter alone
DELETE FROM fabric_prices WHERE fabric_code IN ('LONGLEAF_SATEEN_GRAND', 'PERENNIAL_SATEEN_GRAND') AND size NOT IN ('YARD', 'METER');
