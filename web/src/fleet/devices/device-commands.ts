import { useMutation } from '@tanstack/react-query';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { sendCommand } from '../../kit/live/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import type { Device } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';

/** Asks a register for a sign of life and says how long it took. */
export const usePing = () => {
  const t = useTexts(deviceTexts);
  const f = useFormats();
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ id }: Pick<Device, 'id' | 'name'>) => {
      const start = performance.now();
      await sendCommand(id, 'Ping');
      return Math.max(1, Math.round(performance.now() - start));
    },
    onSuccess: (milliseconds, { name }) => notify.success(t.pinged(name, f.number(milliseconds))),
    onError: notify.failure,
  });
};
