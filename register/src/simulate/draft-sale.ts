import { businessDayOf } from '@tresen/domain/kit/business-day';
import type { Country } from '@tresen/domain/kit/countries';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { countryWords, type NewReceipt, type PositionDraft, receiptIdAt } from '../receipts/index.ts';
import { payFor } from './pay-for.ts';
import type { Article, Course, Profile } from './profile.ts';
import { type Random, randomOf } from './random.ts';
import type { Shift } from './shift.ts';

const minute = 60_000;
const allDay = [0, 24] as const;
const generalVat = 1;
const reducedVat = 2;

/** How many people share a table or a purchase. */
const parties = [
  { people: 1, weight: 3 },
  { people: 2, weight: 6 },
  { people: 3, weight: 2 },
  { people: 4, weight: 3 },
  { people: 6, weight: 1 },
];

/** The frame of a simulated receipt, of whatever kind. */
export function draftFrame(shift: Shift, index: number): Pick<NewReceipt, 'id' | 'at'> {
  const at = shift.ends[index];
  if (at === undefined) throw new RangeError(`the shift has no receipt ${index}`);
  return { id: receiptIdAt(at, `${shift.seed}|${shift.serial}|${shift.day}|${index}`), at };
}

/** A sale: what was ordered, by whom, where, and how it was paid. */
export function draftSale(shift: Shift, index: number): NewReceipt {
  const { profile } = shift;
  const random = randomOf(`${shift.seed}|${shift.serial}|${shift.day}|${index}|sale`);
  const frame = draftFrame(shift, index);
  const isTakenAway = random.chance(profile.takeAway);
  const people = profile.tables || isTakenAway ? random.pick(parties).people : 1;
  const { hour } = businessDayOf(frame.at, shift.zone, 0);
  const guests = isTakenAway ? Math.ceil(people / 2) : people;
  const positions = order({ shift, random, hour, inHouse: !isTakenAway }, guests);
  const isServed = profile.tables !== undefined && !isTakenAway;
  return {
    ...frame,
    startedAt:
      frame.at -
      random.integer(profile.minutes[0], isTakenAway ? profile.minutes[0] + 4 : profile.minutes[1]) * minute,
    employee: employeeOf(profile, random),
    target: targetOf(shift, isTakenAway, random),
    ...(isServed && { guests: people }),
    ...payFor(positions, {
      random,
      at: frame.at,
      tips: isTakenAway ? 0 : profile.tips,
      serial: shift.serial,
      country: shift.country,
    }),
  };
}

export function employeeOf({ employees }: Profile, random: Random): NonNullable<Receipt['employee']> {
  const index = random.integer(0, employees.length - 1);
  return { key: String(index + 1), name: employees[index] ?? '' };
}

type Circumstances = Readonly<{ shift: Shift; random: Random; hour: number; inHouse: boolean }>;

/** Share of receipts in which one position was entered by mistake and taken back. */
const mistakes = 0.03;

/** The reversal of a position; `line` is the line that it cancels. */
export function takenBack(position: PositionDraft, line?: number): PositionDraft {
  return {
    ...position,
    quantity: -(position.quantity ?? 1000),
    ...(position.discounts && {
      discounts: position.discounts.map(({ text, amount }) => ({ text, amount: -amount })),
    }),
    cancellation: true,
    ...(line !== undefined && { cancels: String(line) }),
  };
}

/** What the people order, course by course; the same article is one position. */
function order(circumstances: Circumstances, people: number): PositionDraft[] {
  const { shift, random } = circumstances;
  const pieces = new Map<Article, number>();
  const courses = coursesAt(circumstances);
  for (const { share, articles } of courses) {
    for (let left = share * people; left > 0; left -= 1) {
      if (!random.chance(left)) continue;
      const chosen = random.pick(articles);
      pieces.set(chosen, (pieces.get(chosen) ?? 0) + 1);
    }
  }
  if (pieces.size === 0) pieces.set(random.pick(courses[0]?.articles ?? []), 1);
  const positions = [...pieces].flatMap(([article, count]) => positionsOf(article, count, circumstances));
  return withChanges(positions, shift.profile, random);
}

/** What is offered at this hour, here or to take away. */
function coursesAt({ shift, hour, inHouse }: Circumstances): Course[] {
  return shift.profile.courses.filter(({ takeAway, hours: [from, until] = allDay }) => {
    return (inHouse || takeAway) && hour >= from && hour < until;
  });
}

function positionsOf(
  sold: Article,
  count: number,
  { shift, random, inHouse }: Circumstances,
): PositionDraft[] {
  const { key, id, text, price, category, unit, deposit } = sold;
  const grams = () => random.integer(80, 420);
  const position: PositionDraft = {
    text,
    unitPrice: price,
    quantity: unit === 'kg' ? grams() * count : count * 1000,
    ...(unit && { unit }),
    vatKey: vatKeyOf(sold, shift, inHouse),
    inHouse,
    article: { key, ...(id && { id }), plu: key, categoryKey: category, category },
  };
  if (deposit === undefined) return [position];
  const bottle: PositionDraft = {
    kind: 'Pfand',
    text: `Pfand ${text}`,
    unitPrice: deposit,
    quantity: count * 1000,
    inHouse,
  };
  return [position, bottle];
}

/** What groceries are taxed by is reduced everywhere, all else that is no food in general; food is as its country has it. */
function vatKeyOf({ goods }: Article, { country, day }: Shift, inHouse: boolean): number {
  if (goods === 'groceries') return reducedVat;
  return goods === 'food' && isReduced[country](inHouse, day) ? reducedVat : generalVat;
}

/** Whether food on a plate is taxed less; all do so with what is taken away. */
const isReduced: Readonly<Record<Country, (inHouse: boolean, day: string) => boolean>> = {
  // Eaten in the house it was not in 2024 and 2025 (§ 12 (2) no. 15 UStG).
  DE: (inHouse, day) => !inHouse || day < '2024-01-01' || day >= '2026-01-01',
  AT: () => true,
  CH: (inHouse) => !inHouse,
  ES: () => true,
};

function withChanges(positions: PositionDraft[], { discounts }: Profile, random: Random): PositionDraft[] {
  const [first, ...others] = positions;
  if (first === undefined) return positions;
  if (random.chance(discounts)) return [discounted(first), ...others];
  if (random.chance(mistakes)) return [...positions, { ...first }, takenBack(first, positions.length + 1)];
  return positions;
}

function discounted(position: PositionDraft): PositionDraft {
  const full = Math.round((position.unitPrice * (position.quantity ?? 1000)) / 1000);
  return { ...position, discounts: [{ text: 'Stammgast 10 %', amount: -Math.round(full / 10) }] };
}

function targetOf(
  { profile: { tables }, country }: Shift,
  isTakenAway: boolean,
  random: Random,
): Receipt['target'] {
  if (tables === undefined) return null;
  if (isTakenAway) return { kind: 'takeaway', label: countryWords[country].takeAway };
  return { kind: 'table', label: tables[random.integer(0, tables.length - 1)] ?? '' };
}
