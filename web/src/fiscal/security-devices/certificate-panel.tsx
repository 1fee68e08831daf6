import { daysUntil, draftLists } from '@tresen/domain/fiscal/security-devices';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { FactList, Panel } from '../../kit/page/index.ts';
import { DraftMark } from './draft-mark.tsx';
import styles from './security-devices.module.css';
import type { SecurityDevice } from './security-devices.queries.ts';
import { securityDeviceTexts } from './security-devices-texts.ts';

interface CertificateProps {
  readonly device: SecurityDevice;
  /** UTC milliseconds. */
  readonly now: number;
}

/** Who a device is: serial, certification, certificate with its chain, and how it signs. */
export const CertificatePanel = ({ device, now }: CertificateProps) => {
  const t = useTexts(securityDeviceTexts);
  const f = useFormats();
  const { zone, certificateExpiresAt, enabledAt, initialisedAt, product, certificates } = device;
  return (
    <Panel title={t.certificate}>
      <FactList
        facts={[
          { name: t.serial, value: <span className={styles.serial}>{device.serial}</span> },
          { name: t.expires, value: certificateExpiresAt && expiryOf(certificateExpiresAt) },
          { name: t.bsiId, value: device.bsiId },
          {
            name: t.product,
            value: product && (
              <>
                {product}
                {draftLists.includes('certificates') && <DraftMark />}
              </>
            ),
          },
          { name: t.enabledAt, value: enabledAt && f.dateTime(enabledAt, zone) },
          { name: t.initialisedAt, value: initialisedAt && f.dateTime(initialisedAt, zone) },
          { name: t.algorithm, value: device.algorithm },
          { name: t.timeFormat, value: device.timeFormat },
          { name: t.encoding, value: device.encoding },
          {
            name: t.publicKey,
            value: device.publicKey && <span className={styles.serial}>{device.publicKey}</span>,
          },
          { name: t.chain, value: certificates.length > 0 ? <Chain certificates={certificates} /> : null },
        ]}
      />
    </Panel>
  );

  function expiryOf(at: string): string {
    const days = daysUntil(Date.parse(at), now);
    return `${f.dateTime(at, zone)} · ${Date.parse(at) <= now ? t.expired : t.daysLeft(Math.max(1, days))}`;
  }
};

function Chain({ certificates }: Pick<SecurityDevice, 'certificates'>) {
  const t = useTexts(securityDeviceTexts);
  const f = useFormats();
  const signedAs = (isSigned: boolean | null) =>
    isSigned === null ? t.issuerMissing : isSigned ? t.signed : t.notSigned;
  return (
    <ul className={styles.rows}>
      {certificates.map(({ subject, validTo, isSigned }) => (
        <li key={subject}>
          <span>{subject}</span>
          <span>
            {t.expires} {f.day(validTo.slice(0, 10))}
          </span>
          <span>{signedAs(isSigned)}</span>
        </li>
      ))}
    </ul>
  );
}
