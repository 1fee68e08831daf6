import { openStore } from '../../store/index.ts';
import { applyPage } from '../apply-page.ts';
import { readSyncState } from '../sync-state.ts';
import { articlePut, categoryPut, pageOf, vatPut } from './pages.ts';

// The process that master-data.test.ts kills: it applies page after page and says each time that it did. A page names
// its place in its cursor, as a cloud does that goes on where the register asks.
const store = openStore(process.argv[2] ?? '');
const perPage = 20;
for (;;) {
  const { cursor } = readSyncState(store);
  const page = Number(cursor ?? 0) + 1;
  const articles = Array.from({ length: perPage }, (_, index) =>
    articlePut(`Artikel ${page * perPage + index}`, page * perPage + index),
  );
  applyPage(store, cursor, pageOf(String(page), [vatPut('Regel', 1), categoryPut('Bier', 2), ...articles]));
  process.stdout.write('applied\n');
}
