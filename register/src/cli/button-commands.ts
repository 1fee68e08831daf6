import { drawLayer, type OwnGrid, ownGrid, type Press, pressButtons } from '../buttons/index.ts';
import type { Store } from '../store/index.ts';
import { type Command, readArgs, UsageError } from './command.ts';
import { print } from './output.ts';
import { recordOptions, recordOptionsHelp, withStore } from './record-options.ts';

/** Draws the buttons of a register. */
export const buttonsCommand: Command = {
  summary: 'draw the buttons of a register',
  help: `buttons --store DIR [options]

${recordOptionsHelp}
  As it shows them, layer by layer. They come with the master data (sync).`,
  async run(args) {
    const { values } = readArgs(args, recordOptions);
    return withStore(values, (store) => {
      const grid = gridOf(store);
      print(`${grid.template} (${grid.app})`);
      for (let layer = 0; layer < grid.layers; layer += 1)
        print(['', `layer ${layer + 1}`, ...drawLayer(store, grid, layer)].join('\n'));
      return 0;
    });
  },
};

/** Sells by pressing buttons. */
export const sellCommand: Command = {
  summary: 'press buttons, and sell what they sell',
  help: `sell --store DIR --button PLACE [--button PLACE …] [options]

${recordOptionsHelp}
  --button PLACE      layer.row.column, each from 1, as "buttons" draws them; each press sells one piece.
                      The last one may pay: by card where it is the button for that, else in cash
  The receipt waits until the register sends it (run).`,
  async run(args) {
    const { values } = readArgs(args, { ...recordOptions, button: { type: 'string', multiple: true } });
    const presses = (values.button ?? []).map(pressOf);
    if (presses.length === 0) throw new UsageError('--button is missing');
    return withStore(values, (store) => {
      const { number, gross, currency, positions } = pressButtons(store, gridOf(store), presses, Date.now());
      for (const { text, quantity, amount } of positions)
        print(`${String(quantity / 1000).padStart(4)} × ${text.padEnd(36)} ${inUnits(amount).padStart(9)}`);
      print(`receipt ${number}: ${inUnits(gross)} ${currency}`);
      return 0;
    });
  },
};

function gridOf(store: Store): OwnGrid {
  const grid = ownGrid(store);
  if (!grid) throw new UsageError('this register has no buttons');
  return grid;
}

function pressOf(text: string): Press {
  const [, layer, row, column] = /^(\d{1,2})\.(\d{1,2})\.(\d{1,2})$/.exec(text) ?? [];
  if (layer === undefined) throw new UsageError(`"${text}" is no place like 1.2.3`);
  return { layer: Number(layer) - 1, row: Number(row) - 1, column: Number(column) - 1 };
}

function inUnits(cents: number): string {
  return (cents / 100).toFixed(2);
}
