import { licenceListWords } from '@tresen/domain/fleet/licences';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { FactList, Panel } from '../../kit/page/index.ts';
import { UsedBy } from './licence-columns.tsx';
import { LicenceOffersPanel } from './licence-offers-panel.tsx';
import { licencePath } from './licence-path.ts';
import { LicenceState } from './licence-state.tsx';
import styles from './licences.module.css';
import type { LicenceFacts } from './licences.queries.ts';
import { licenceTexts } from './licences-texts.ts';

/** What the licence is, whose, and until when (LIC-05, LIC-06), beside what the shop has for it. */
export const LicenceGeneral = ({ licence }: { readonly licence: LicenceFacts }) => (
  <div className={styles.columns} data-urgent={licence.state === 'needsReactivation' || undefined}>
    <Facts licence={licence} />
    <LicenceOffersPanel licence={licence} />
  </div>
);

function Facts({ licence }: { readonly licence: LicenceFacts }) {
  const t = useTexts(licenceTexts);
  const f = useFormats();
  const words = useWords(licenceListWords);
  const { appType, licenceType }: Record<string, Readonly<Record<string, string>>> = words.choices;
  const { baseLicence, endsAt } = licence;
  return (
    <Panel title={t.facts}>
      <FactList
        facts={[
          { name: t.key, value: licence.serial },
          { name: t.state, value: <LicenceState state={licence.state} /> },
          { name: t.appName, value: licence.appName },
          { name: t.appType, value: appType?.[licence.appType] ?? licence.appType },
          { name: t.licenceType, value: licenceType?.[licence.licenceType] ?? licence.licenceType },
          { name: t.mainVersion, value: t.mainVersionOf(String(licence.mainVersion)) },
          { name: t.lastVersion, value: licence.lastVersion },
          { name: t.endsAt, value: endsAt === null ? t.forever : f.day(endsAt.slice(0, 10)) },
          { name: t.customer, value: licence.customerName },
          { name: t.register, value: <UsedBy licence={licence} /> },
          { name: t.baseLicence, value: baseLicence && <BaseLicence base={baseLicence} /> },
          { name: t.createdAt, value: f.dateTime(licence.createdAt) },
          { name: t.lastModifiedAt, value: f.dateTime(licence.lastModifiedAt) },
          { name: t.uid, value: licence.uid },
        ]}
      />
    </Panel>
  );
}

function BaseLicence({ base }: { readonly base: NonNullable<LicenceFacts['baseLicence']> }) {
  return (
    <span className={styles.base}>
      <Link to={licencePath(base.serial)}>{base.serial}</Link>
      {base.name}
      <LicenceState state={base.state} />
    </span>
  );
}
