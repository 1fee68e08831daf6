import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { buttonTemplateWords } from '@tresen/domain/master-data/buttons';
import { useState } from 'react';
import { useParams } from 'react-router';
import { saveFile } from '../../../kit/download/index.ts';
import type { ButtonTemplateUseQuery } from '../../../kit/graphql/generated/pos/graphql.ts';
import { useTexts, useWords } from '../../../kit/i18n/index.ts';
import { ContentCopyIcon } from '../../../kit/icons/content-copy.tsx';
import { SaveAltIcon } from '../../../kit/icons/save-alt.tsx';
import { useNotify } from '../../../kit/notices/index.ts';
import { Loaded, Skeleton } from '../../../kit/states/index.ts';
import { CopyDialog } from './copy-dialog.tsx';
import styles from './made.module.css';
import { exportTemplate, templateUseQuery } from './made-api.ts';
import { madeTexts } from './made-texts.ts';
import { fileNameOf } from './template-file.ts';

type Template = NonNullable<ButtonTemplateUseQuery['buttonTemplate']>;
type Use = ButtonTemplateUseQuery['buttonTemplateUse'];

/** On the page of a template: which branches and registers show it, a copy, and its file. */
export const TemplateTools = () => {
  const t = useTexts(madeTexts);
  const { btnTemplateId = 'new' } = useParams();
  return btnTemplateId === 'new' ? (
    <p className={styles.text}>{t.firstSave}</p>
  ) : (
    <Tools templateId={btnTemplateId} />
  );
};

function Tools({ templateId }: { readonly templateId: string }) {
  const query = useQuery(templateUseQuery(templateId));
  return (
    <Loaded query={query} skeleton={<Skeleton height={96} />}>
      {({ buttonTemplate: template, buttonTemplateUse: use }) =>
        template && (
          <div className={styles.fields}>
            <UseList use={use} />
            <Acts template={template} />
          </div>
        )
      }
    </Loaded>
  );
}

function UseList({ use }: { readonly use: Use }) {
  const t = useTexts(madeTexts);
  const words: Readonly<Record<string, string>> = useWords(buttonTemplateWords).choices.apps;
  if (use.length === 0) return <p className={styles.text}>{t.unused}</p>;
  return [...Map.groupBy(use, ({ app }) => app)].map(([app, branches]) => (
    <div key={app}>
      <h3 className={styles.heading}>{words[app] ?? app}</h3>
      <ul className={styles.use} aria-label={words[app] ?? app}>
        {branches.map(({ unitId, unitName, registerNames }) => (
          <li key={unitId}>
            {unitName}
            <span className={styles.registers}>
              {registerNames.length > 0 ? registerNames.join(', ') : t.noRegisters}
            </span>
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Acts({ template }: { readonly template: Template }) {
  const { id, name } = template;
  const t = useTexts(madeTexts);
  const notify = useNotify();
  const [isCopying, setCopying] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportTemplate(id),
    onSuccess: (json) => saveFile(fileNameOf(name), new Blob([json], { type: 'application/json' })),
    onError: notify.failure,
  });
  return (
    <div className={styles.acts}>
      <Button variant="outlined" startIcon={<ContentCopyIcon />} onClick={() => setCopying(true)}>
        {t.copy}
      </Button>
      <Button variant="outlined" startIcon={<SaveAltIcon />} disabled={isPending} onClick={() => mutate()}>
        {t.export}
      </Button>
      {isCopying && <CopyDialog template={template} onClose={() => setCopying(false)} />}
    </div>
  );
}
