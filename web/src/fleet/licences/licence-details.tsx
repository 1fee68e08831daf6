import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { MemoryIcon } from '../../kit/icons/memory.tsx';
import { FactList, Panel } from '../../kit/page/index.ts';
import { EmptyState } from '../../kit/states/index.ts';
import type { LicenceFacts } from './licences.queries.ts';
import { licenceTexts } from './licences-texts.ts';

/** The hardware that a licence is bound to, as its register reported it (LIC-08). */
export const LicenceDetails = ({ licence }: { readonly licence: LicenceFacts }) => {
  const t = useTexts(licenceTexts);
  const f = useFormats();
  const { mainboardSerial, computerName, hddFirmware, lastContactAt } = licence;
  const isKnown = [mainboardSerial, computerName, hddFirmware, lastContactAt].some((value) => value !== null);
  if (!isKnown) return <EmptyState icon={<MemoryIcon />} title={t.noDetailsTitle} text={t.noDetailsText} />;
  return (
    <Panel title={t.details}>
      <FactList
        facts={[
          { name: t.mainboard, value: mainboardSerial },
          { name: t.seenMainboard, value: licence.seenMainboardSerial },
          { name: t.computer, value: computerName },
          { name: t.hddFirmware, value: hddFirmware },
          { name: t.lastContactAt, value: lastContactAt === null ? t.never : f.dateTime(lastContactAt) },
          { name: t.lastContactVersion, value: licence.lastContactVersion },
        ]}
      />
    </Panel>
  );
};
