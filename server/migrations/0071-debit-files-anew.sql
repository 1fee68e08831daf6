-- To be sealed anew under another secret.
grant update (sealed_content) on shop_debit_files to tresen_system;
