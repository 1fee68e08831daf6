import { type AuditFilter, auditFilterSchema } from '@tresen/domain/account/audit-log';
import type { ExportLanguage } from '@tresen/domain/kit/exports';
import type { Tx } from '../../kit/db/pools.ts';
import { clockOf, type ExportPage, type ExportSource, keysetPages } from '../../kit/exports/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import type { SheetColumn } from '../../kit/sheets/index.ts';
import { auditCells, auditHeads } from './audit-csv.ts';
import { type AuditNode, readAudit } from './audit-log.service.ts';
import { countAudit } from './audit-log.store.ts';

const widths = [17, 20, 10, 20, 40, 20, 20, 60, 38, 38];

const pageSize = 500;

/** The audit log as a file, newest first. */
export const auditLogExport: ExportSource = {
  name: 'auditLog',
  field: 'Query.auditLog',
  event: { action: 'export', entity: 'auditLog' },
  title: { de: 'Protokoll', en: 'Audit log' },
  open: ({ filter: given, language, zone }) => {
    const filter = parseInput(auditFilterSchema, given);
    return {
      columns: auditColumns(language),
      count: (tx, max) => countAudit(tx, filter, max ?? Number.MAX_SAFE_INTEGER),
      pages: (tx) => auditPages(tx, filter, language, zone),
    };
  },
};

function auditColumns(language: ExportLanguage): readonly SheetColumn[] {
  return auditHeads[language].map((name, index) => ({
    name,
    type: index === 0 ? 'date' : 'text',
    width: widths[index] ?? 20,
  }));
}

async function* auditPages(
  tx: Tx,
  filter: AuditFilter,
  language: ExportLanguage,
  zone: string,
): AsyncGenerator<ExportPage> {
  const clock = clockOf(zone);
  const behind = (last: AuditNode | undefined) => readAudit(tx, filter, pageSize, last?.id);
  for await (const page of keysetPages(pageSize, behind))
    yield { rows: page.map((node) => auditCells(node, language, clock)), counted: page.length };
}
