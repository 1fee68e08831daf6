import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { type SystemInfo, systemInfoSchema } from '@tresen/domain/fleet/live';
import { useFormats } from '../../kit/format/index.ts';
import { useErrorWords } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { sendCommand } from '../../kit/live/index.ts';
import { FactList, Panel } from '../../kit/page/index.ts';
import styles from './devices.module.css';
import type { Device } from './devices.queries.ts';
import { deviceTexts } from './devices-texts.ts';

const bytesPerMegabyte = 1_000_000;

/** System information: as last reported, or asked for live over the hub (GetSystemInfo). */
export const SystemInformation = ({ device }: { readonly device: Device }) => {
  const t = useTexts(deviceTexts);
  const f = useFormats();
  const words = useErrorWords();
  const ask = useMutation({
    mutationFn: async () => {
      const { data, completedAt } = await sendCommand(device.id, 'GetSystemInfo');
      return { info: readSystemInfo(data), completedAt };
    },
  });
  const info = ask.data?.info ?? storedInfo(device);
  const source = ask.data ? t.systemNow(f.time(ask.data.completedAt, device.zone)) : t.systemLast;
  return (
    <Panel
      title={t.system}
      actions={
        <Button disabled={device.liveState !== 'online'} loading={ask.isPending} onClick={() => ask.mutate()}>
          {t.askSystem}
        </Button>
      }
    >
      <p className={styles.muted} role="status">
        {ask.isPending ? t.asking : info ? source : t.systemEmpty}
      </p>
      {ask.error && <Alert severity="error">{words(ask.error)}</Alert>}
      {info && <SystemFacts info={info} />}
    </Panel>
  );
};

/** What a register says of itself; undefined when it says something that we do not know. */
function readSystemInfo(data: unknown): SystemInfo | undefined {
  return systemInfoSchema.safeParse(data).data;
}

function storedInfo({ systemInfo }: Device): SystemInfo | undefined {
  return systemInfo === null ? undefined : readSystemInfo(JSON.parse(systemInfo));
}

function SystemFacts({ info }: { readonly info: SystemInfo }) {
  const t = useTexts(deviceTexts);
  const f = useFormats();
  return (
    <FactList
      facts={[
        { name: t.version, value: info.posVersion },
        { name: t.operatingSystem, value: info.operatingSystem },
        { name: t.serial, value: info.hardwareSerial },
        { name: t.outbox, value: t.outboxCount(f.number(info.outboxCount)) },
        {
          name: t.store,
          value: t.megabytes(f.number(Math.round((info.storeBytes / bytesPerMegabyte) * 10) / 10)),
        },
      ]}
    />
  );
}
