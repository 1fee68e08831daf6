import type { Field, SyncedName } from '@tresen/domain/kit/entities';
import { readDecimal } from '@tresen/domain/kit/numbers';
import { kinds } from '@tresen/domain/master-data/kinds';
import { findShown, proposeEdit, type ShownRecord, type Values } from '../master-data/index.ts';
import { type Command, readArgs, UsageError } from './command.ts';
import { print } from './output.ts';
import { entityNamed, recordOptions, recordOptionsHelp, withStore } from './record-options.ts';

/** Edits a record at the register, as a cashier may: a proposal to the cloud. */
export const editCommand: Command = {
  summary: 'edit a record at a register, proposing it to the cloud',
  help: `edit ENTITY ID FIELD=VALUE … --store DIR [options]

  ENTITY ID           vat, category, printer or article, by id, PLU, EAN or name
  FIELD=VALUE         for example price=3.20 name="Espresso doppio"; FIELD= clears it
${recordOptionsHelp}
  "run" sends it. The register uses the change until someone has decided.`,
  async run(args) {
    const { values, positionals } = readArgs(args, recordOptions, [3, 50]);
    const [word, sought = '', ...edits] = positionals;
    const entity = entityNamed(word);
    return withStore(values, (store) => {
      const record = findShown(store, entity, sought);
      if (record === undefined) throw new UsageError(`this register has no ${entity} "${sought}"`);
      const proposal = proposeEdit(store, record, checkedEdits(entity, record, edits), new Date());
      print(proposal ? `proposed: ${JSON.stringify(proposal.changes)}` : 'nothing changes');
      return 0;
    });
  },
};

function checkedEdits(entity: SyncedName, { content }: ShownRecord, edits: readonly string[]): Values {
  const changes = Object.fromEntries(edits.map((edit) => readEdit(entity, edit)));
  const [fault] = kinds[entity].check({ ...content, ...changes }).faults;
  if (fault) throw new UsageError(`${fault.path}: ${fault.code}`);
  return changes;
}

function readEdit(entity: SyncedName, edit: string): [string, unknown] {
  const at = edit.indexOf('=');
  const name = edit.slice(0, Math.max(at, 0));
  const field = Object.hasOwn(kinds[entity].fields, name) ? kinds[entity].fields[name] : undefined;
  if (field === undefined) throw new UsageError(`"${edit}" is no FIELD=VALUE of ${entity}`);
  return [name, readValue(field, edit.slice(at + 1))];
}

/** Places behind the decimal point of what people write, by the kind of field. */
const places: Readonly<Partial<Record<Field['kind'], number>>> = {
  whole: 0,
  cents: 2,
  percent: 2,
  thousandths: 3,
};

function readValue(field: Field, text: string): unknown {
  if (text === '') return field.kind === 'rows' || field.kind === 'choices' ? [] : null;
  if (field.kind === 'choices') return text.split(',').map((one) => one.trim());
  if (field.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  if (field.kind === 'rows') return parsed(text);
  if (field.kind === 'choice') return field.values.find((value) => String(value) === text) ?? text;
  const shift = places[field.kind];
  if (shift === undefined) return text;
  const number = readDecimal(text);
  return number.kind === 'number' ? Number(`${number.text}e${shift}`) : text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`"${text}" is no JSON`);
  }
}
