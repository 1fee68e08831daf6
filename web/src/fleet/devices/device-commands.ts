import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { sendCommand } from '../../kit/live/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import type { Device } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';

type Named = Pick<Device, 'id' | 'name'>;

/** Asks a register for a sign of life and says how long it took. */
export const usePing = () => {
  const t = useTexts(deviceTexts);
  const f = useFormats();
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ id }: Named) => {
      const start = performance.now();
      await sendCommand(id, 'Ping');
      return Math.max(1, Math.round(performance.now() - start));
    },
    onSuccess: (milliseconds, { name }) => notify.success(t.pinged(name, f.number(milliseconds))),
    onError: notify.failure,
  });
};

/** What a register says of a sync: receipts by what became of them. Other programs may say nothing. */
const pushedSchema = z.catch(
  z.object({ stored: z.number(), quarantined: z.number(), rejected: z.number() }),
  { stored: 0, quarantined: 0, rejected: 0 },
);

/** Has a register send its receipts and take its master data now, and says what came of it (REG-19). */
export const useStartSync = () => {
  const t = useTexts(deviceTexts);
  const f = useFormats();
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ id }: Named) => pushedSchema.parse((await sendCommand(id, 'StartCloudSync')).data),
    onSuccess: ({ stored, quarantined, rejected }, { name }) => {
      const kept = quarantined + rejected;
      const done = stored > 0 ? t.syncedWith(name, f.number(stored), stored === 1) : t.synced(name);
      notify.success(kept > 0 ? `${done} ${t.kept(f.number(kept), kept === 1)}` : done);
    },
    onError: notify.failure,
  });
};
