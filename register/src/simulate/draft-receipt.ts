import type { NewReceipt } from '../receipts/index.ts';
import { draftFrame, draftSale, employeeOf, takenBack } from './draft-sale.ts';
import { type Random, randomOf } from './random.ts';
import type { Shift } from './shift.ts';

/** What the receipts of a day are, in thousandths; the rest are sales. Vouchers follow the profile. */
const kinds = { aborted: 8, training: 3, cancellation: 10 } as const;
const thousand = 1000;

type Kind = 'sale' | 'aborted' | 'training' | 'cancellation' | 'voucher';

/** A receipt of a shift, by its index from 0: the same each time. */
export function draftReceipt(shift: Shift, index: number): NewReceipt {
  const random = randomOf(`${shift.seed}|${shift.serial}|${shift.day}|${index}|kind`);
  switch (kindOf(shift, index)) {
    case 'sale':
      return draftSale(shift, index);
    case 'aborted':
      return {
        ...draftFrame(shift, index),
        type: 'AVBelegabbruch',
        employee: employeeOf(shift.profile, random),
        positions: [],
        payments: [],
      };
    case 'training':
      return { ...draftSale(shift, index), type: 'AVTraining', payments: [], cards: null };
    case 'cancellation':
      return draftCancellation(shift, index);
    case 'voucher':
      return draftVoucher(shift, index, random);
  }
}

/** A cancellation follows the sale that it reverses, so it needs one right before it. */
function kindOf(shift: Shift, index: number): Kind {
  const rolled = rolledKind(shift, index);
  if (rolled !== 'cancellation') return rolled;
  return index > 0 && rolledKind(shift, index - 1) === 'sale' ? rolled : 'sale';
}

function rolledKind({ profile, seed, serial, day }: Shift, index: number): Kind {
  let roll = randomOf(`${seed}|${serial}|${day}|${index}|roll`).next() * thousand;
  for (const kind of ['aborted', 'training', 'cancellation'] as const) {
    roll -= kinds[kind];
    if (roll < 0) return kind;
  }
  return roll < profile.vouchers * thousand ? 'voucher' : 'sale';
}

/** A whole sale taken back: a `Beleg` with reversed signs and a reference to it (fiscal.md 1.4, AVBelegstorno). */
function draftCancellation(shift: Shift, index: number): NewReceipt {
  const { guests: _guests, cards: _cards, ...sale } = draftSale(shift, index - 1);
  const frame = draftFrame(shift, index);
  return {
    ...sale,
    ...frame,
    startedAt: Math.max(frame.at - 60_000, sale.at),
    note: 'Storno',
    guests: 0,
    positions: sale.positions.map((position) => takenBack(position)),
    payments: (sale.payments ?? []).map((payment) => ({ ...payment, amount: -payment.amount })),
    references: [
      {
        kind: 'Transaktion',
        receiptId: sale.id ?? '',
        register: shift.serial,
        date: new Date(sale.at).toISOString(),
      },
    ],
  };
}

/** A multi-purpose voucher: no VAT and no turnover until it is redeemed (fiscal.md 1.5). */
function draftVoucher(shift: Shift, index: number, random: Random): NewReceipt {
  const notTaxable = 5;
  return {
    ...draftFrame(shift, index),
    employee: employeeOf(shift.profile, random),
    positions: [
      {
        kind: 'MehrzweckgutscheinKauf',
        text: 'Gutschein',
        unitPrice: random.integer(2, 10) * 1000,
        vatKey: notTaxable,
        voucherNumber: `G${String(random.integer(0, 999_999)).padStart(6, '0')}`,
      },
    ],
  };
}
