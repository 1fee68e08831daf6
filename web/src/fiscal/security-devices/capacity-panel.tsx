import { deviceLimits } from '@tresen/domain/fiscal/security-devices';
import { type Formats, sizeText, useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FactList, Panel } from '../../kit/page/index.ts';
import styles from './security-devices.module.css';
import type { SecurityDevice } from './security-devices.queries.ts';
import { securityDeviceTexts } from './security-devices-texts.ts';

/** How much a device can still sign and hold, and how long that lasts at today's pace. */
export const CapacityPanel = ({ device }: { readonly device: SecurityDevice }) => {
  const t = useTexts(securityDeviceTexts);
  const f = useFormats();
  const { usedSignatures, mostSignatures, usedMemory, totalMemory, forecast } = device;
  const left = usedSignatures === null || mostSignatures === null ? null : mostSignatures - usedSignatures;
  const memory = usedMemory === null || !totalMemory ? null : usedMemory / totalMemory;
  return (
    <Panel title={t.capacity}>
      {left === null && memory === null && <p className={styles.muted}>{t.unknown}</p>}
      <FactList
        facts={[
          {
            name: t.signaturesLeft,
            value: left === null ? null : t.ofMost(f.number(left), f.number(mostSignatures ?? 0)),
          },
          { name: t.forecast, value: left === null ? null : forecastText(device, t, f) },
          {
            name: t.perDay,
            value: forecast.perDay === null ? null : f.number(Math.round(forecast.perDay)),
          },
          {
            name: t.memory,
            value:
              memory === null
                ? null
                : t.ofMemory(f.share(memory), sizeText(usedMemory ?? 0, f), sizeText(totalMemory ?? 0, f)),
          },
        ]}
      />
      {memory !== null && <Bar share={memory} />}
    </Panel>
  );
};

function Bar({ share }: { readonly share: number }) {
  const isFull = share * 100 >= deviceLimits.memoryHundredths;
  return (
    <div className={styles.bar} data-full={isFull || undefined} aria-hidden="true">
      <span style={{ inlineSize: `${Math.min(100, share * 100)}%` }} />
    </div>
  );
}

type Texts = ReturnType<typeof useTexts<typeof securityDeviceTexts.de>>;

/** At today's pace until March 2031. */
function forecastText({ forecast: { kind, at } }: SecurityDevice, t: Texts, f: Formats): string {
  if (kind === 'until' && at !== null) return t.forecastUntil(monthOf(at, f));
  if (kind === 'longer') return t.forecastLonger;
  if (kind === 'unused') return t.forecastUnused;
  return kind === 'usedUp' ? t.forecastUsedUp : t.forecastUnknown;
}

function monthOf(at: string, f: Formats): string {
  const day = at.slice(0, 10);
  return `${f.month(day, 'long')} ${day.slice(0, 4)}`;
}
