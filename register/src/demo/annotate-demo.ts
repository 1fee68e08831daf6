import type { Approver } from '../link/index.ts';
import { askGraphql, Failure } from '../protocol/index.ts';
import { readSetting, writeSetting } from '../store/index.ts';
import type { DemoPeople } from './demo-people.ts';
import type { LinkedDemoRegister } from './link-demo.ts';

/** Noted in the store of the owner's first register, so that nothing comes back that somebody removes later. */
const annotated = 'demoNotes';

const writings = [
  { note: 'Gast hat den Schirm vergessen', tags: ['Fundsache'], customerName: '' },
  { note: 'Reklamation: kalt serviert, Nachlass gegeben', tags: ['Reklamation'], customerName: 'Frau Meier' },
  { note: '', tags: ['Stammtisch', 'Rechnung folgt'], customerName: 'Schützenverein Lindenhof' },
] as const;

const newest = 'query($first: Int) { receipts(first: $first) { nodes { id } } }';
const update = `mutation($receipt: ReceiptUpdateInput!) { updateReceipt(receipt: $receipt) { isSuccess } }`;

interface Newest {
  readonly receipts: { readonly nodes: readonly { readonly id: string }[] };
}

/** Writes notes, tags and customers at some receipts of each owner, once, as the owner would. */
export async function annotateDemo(
  registers: readonly LinkedDemoRegister[],
  { approverOf }: DemoPeople,
): Promise<void> {
  for (const [first] of Map.groupBy(registers, ({ register }) => register.owner).values()) {
    if (!first || readSetting(first.store, annotated)) continue;
    if (await annotate(await approverOf(first.register.owner))) writeSetting(first.store, annotated, true);
  }
}

/** True once there was anything to write at. */
async function annotate(approver: Approver): Promise<boolean> {
  const target = { ...approver, endpoint: '/graphql/pos' } as const;
  const { receipts } = await askGraphql<Newest>(target, newest, { first: writings.length });
  for (const [index, { id }] of receipts.nodes.entries())
    await askGraphql(target, update, { receipt: { id, version: 0, ...writings[index] } }).catch(
      unlessWritten,
    );
  return receipts.nodes.length > 0;
}

/** A run that was ended before it could note it has written already. */
function unlessWritten(error: unknown): void {
  if (!(error instanceof Failure && error.code === 'CONFLICT')) throw error;
}
