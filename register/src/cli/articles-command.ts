import { isLinked } from '../link/index.ts';
import {
  countRecords,
  listFailures,
  listRecords,
  ownRecordsAfter,
  shownRecord,
  type Values,
} from '../master-data/index.ts';
import type { Store } from '../store/index.ts';
import { type Command, readArgs } from './command.ts';
import { grouped, print } from './output.ts';
import { recordOptions, recordOptionsHelp, withStore } from './record-options.ts';

/** Lists the articles of a register with their prices. */
export const articlesCommand: Command = {
  summary: 'list the articles of a register',
  help: `articles --store DIR [options]

${recordOptionsHelp}
  --search TEXT       only articles whose name, PLU or EAN contains it`,
  async run(args) {
    const { values } = readArgs(args, { ...recordOptions, search: { type: 'string' } });
    return withStore(values, (store) => {
      const rows = rowsOf(store).filter((row) =>
        row.toLowerCase().includes((values.search ?? '').toLowerCase()),
      );
      for (const row of rows) print(row);
      print(summaryOf(store));
      return 0;
    });
  },
};

/** Before it was linked a register has only records of its own. */
function rowsOf(store: Store): string[] {
  const records = listRecords(store, 'article');
  if (records.length === 0 && !isLinked(store)) {
    return ownRecordsAfter(store, 0, Number.MAX_SAFE_INTEGER)
      .filter(({ entity }) => entity === 'article')
      .map(({ content }) => rowOf(content, 'not linked'));
  }
  return records.map((record) => {
    const { content, isProposed } = shownRecord(store, record);
    return rowOf(content, isProposed ? 'proposed' : content.isActive === false ? 'inactive' : '');
  });
}

const rowOf = ({ plu, name, price, ean }: Values, sign: string): string =>
  [
    String(plu ?? '').padEnd(8),
    String(name).padEnd(36),
    (Number(price) / 100).toFixed(2).padStart(9),
    String(ean ?? '').padEnd(14),
    sign,
  ]
    .join(' ')
    .trimEnd();

function summaryOf(store: Store): string {
  const counts = Object.entries(countRecords(store)).map(([entity, count]) => `${grouped(count)} ${entity}`);
  return `${counts.join(', ') || 'no records'}; ${grouped(listFailures(store).length)} refused`;
}
