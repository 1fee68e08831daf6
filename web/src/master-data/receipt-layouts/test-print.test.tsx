import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CommandResult, commandTimedOut } from '@tresen/domain/fleet/live';
import {
  defaultLayout,
  layoutLimits,
  type PrintTest,
  readPrintTest,
  sampleReceipt,
} from '@tresen/domain/master-data/receipt-layouts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PrintingRegistersDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { type FakeHub, fakeHub, signalRTo } from '../../kit/live/fake-hub.ts';
import { startLive } from '../../kit/live/index.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { TestPrint } from './test-print.tsx';

let hub: FakeHub;
vi.mock('@microsoft/signalr', () => signalRTo(() => hub));

beforeAll(async () => {
  hub = fakeHub();
  await startLive();
});

const test: PrintTest = {
  ...{
    layout: defaultLayout('receipt', 'DE'),
    receipt: sampleReceipt('DE'),
    placeholders: { Gruß: 'Servus' },
  },
};

/** The register answers so, after the hub has given the command its id. */
function answer(given: Partial<CommandResult>): void {
  hub.invoke.mockImplementationOnce(async () => {
    hub.say('ReceiveCommandResult', {
      ...{ commandId: 'c1', command: 'PrintTest', deviceId: 'd1', databaseId: 'b1' },
      ...{ isSuccess: true, message: 'Printed', data: { bytes: 1200 } },
      ...{ sentAt: '2026-11-21T10:00:00Z', completedAt: '2026-11-21T10:00:01Z', ...given },
    });
    return 'c1';
  });
}

async function open(given: Partial<PrintTest> = {}, of: { unitId?: string; deviceId?: string } = {}) {
  const asked: unknown[] = [];
  fakeGraphql([
    [
      PrintingRegistersDocument,
      (variables) => {
        asked.push(variables);
        const other = { id: 'd2', name: 'Garten', unitName: 'Mitte' };
        return { deviceList: { nodes: [other, { id: 'd1', name: 'Theke', unitName: 'Mitte' }] } };
      },
    ],
  ]);
  const { unitId = null, deviceId = null } = of;
  renderScreen(<TestPrint test={{ ...test, ...given }} {...{ unitId, deviceId }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Probedruck' }));
  return { asked };
}

async function choose(): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: /Kasse für den Probedruck/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Theke · Mitte' }));
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Drucken' }));

describe('CFG-02: a test print', () => {
  it('goes to a register that is online, as the preview shows it, and says that it was printed', async () => {
    const { asked } = await open();
    await press();
    expect(await screen.findByText('Bitte wählen Sie eine Kasse.')).toBeTruthy();
    await choose();
    expect(asked[0]).toMatchObject({ conditions: [{ field: 'liveState', is: 'is', values: ['online'] }] });
    answer({});
    await press();
    expect(await screen.findByText('Gedruckt: Theke · Mitte')).toBeTruthy();
    expect(hub.invoke).toHaveBeenLastCalledWith('SendCommand', 'd1', 'PrintTest', test);
  });

  it.each([
    [
      'has gone offline',
      () => hub.invoke.mockRejectedValueOnce(new Error('DEVICE_OFFLINE')),
      /nicht erreichbar/,
    ],
    ['does not answer', () => answer({ isSuccess: false, message: commandTimedOut }), /nicht rechtzeitig/],
    ['refuses', () => answer({ isSuccess: false, message: 'no paper' }), /konnte das nicht tun: no paper/],
  ])('says so where the register %s', async (_what, prepare, words) => {
    await open();
    await choose();
    prepare();
    await press();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('is offered at the registers that the layout is for', async () => {
    const { asked } = await open({}, { unitId: 'mitte', deviceId: 'd1' });
    await userEvent.click(screen.getByRole('combobox', { name: /Kasse für den Probedruck/ }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Theke · Mitte',
    ]);
    expect(asked[0]).toMatchObject({ unitIds: ['mitte'] });
  });

  /** A logo as large as one may be, each other dot of it black. */
  const largest = {
    ...{ width: layoutLimits.logoWidth, height: layoutLimits.logoHeight },
    bits: 'a5'.repeat((layoutLimits.logoWidth / 8) * layoutLimits.logoHeight),
  };

  it('with the largest logo and a receipt goes within what the hub takes, and is read as the same', async () => {
    const layout = { ...test.layout, logo: largest };
    await open({ layout });
    await choose();
    answer({});
    await press();
    expect(await screen.findByText('Gedruckt: Theke · Mitte')).toBeTruthy();
    const sent = hub.invoke.mock.lastCall?.[3];
    expect(JSON.stringify(sent).length).toBeLessThan(60_000);
    expect(readPrintTest(JSON.parse(JSON.stringify(sent)))).toEqual({ ...test, layout });
  });

  it('that is larger than the hub takes is not sent', async () => {
    const [position] = sampleReceipt('DE').positions;
    if (!position) throw new Error('the sample sells something');
    const receipt = { ...sampleReceipt('DE'), positions: Array.from({ length: 400 }, () => position) };
    await open({ layout: { ...test.layout, logo: largest }, receipt });
    await choose();
    hub.invoke.mockClear();
    await press();
    expect(await screen.findByText(/für den Probedruck zu groß/)).toBeTruthy();
    expect(hub.invoke).not.toHaveBeenCalled();
  });
});
