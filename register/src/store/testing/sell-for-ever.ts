import { newIdentity } from '../../link/index.ts';
import { makeReceipt } from '../../receipts/index.ts';
import { openStore, readIdentity, writeIdentity } from '../index.ts';

// The process that store.test.ts kills: it sells until then and says each time that it did.
const store = openStore(process.argv[2] ?? '');
if (readIdentity(store) === undefined) {
  writeIdentity(store, newIdentity({ server: 'http://127.0.0.1:9', name: 'Kasse' }));
}
for (;;) {
  makeReceipt(store, { positions: [{ text: 'Kaffee', unitPrice: 320 }], at: Date.now() });
  process.stdout.write('sold\n');
}
