import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ButtonApp, buttonTemplateWords } from '@tresen/domain/master-data/buttons';
import { type FormEvent, memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useBranches } from '../../../kit/branches/index.ts';
import { useStable } from '../../../kit/editor/index.ts';
import { FormBar } from '../../../kit/form/index.ts';
import { useTexts, useWords } from '../../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../../kit/icons/arrow-back.tsx';
import { useSaveKey } from '../../../kit/leave/index.ts';
import { PageHeader, ViewLinks } from '../../../kit/page/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../../kit/states/index.ts';
import { recordPaths } from '../../records/index.ts';
import { firstGridVariables } from '../first-request.ts';
import { ButtonConflictDialog } from './button-conflict-dialog.tsx';
import { ButtonEditor } from './button-editor.tsx';
import { fetchFurther, fetchGrids, type TemplateGrids, takeArrivedGrids } from './buttons-api.ts';
import styles from './buttons-page.module.css';
import { buttonTexts } from './buttons-texts.ts';
import { paletteSourceOf } from './palette-api.ts';
import { TemplateViews } from './template-views.tsx';
import { gridsKey, useButtonGrids } from './use-button-grids.ts';

/** The form that Ctrl+S sends. */
const buttonsForm = 'button-grids-form';

/** /manage/data/btnTemplates/:btnTemplateId?tab=buttons (BTN-01, BTN-10). */
export const ButtonsPage = ({ id: templateId }: { readonly id: string }) => {
  const words = useWords(buttonTemplateWords);
  const query = useGrids(templateId);
  return (
    <Loaded query={query} skeleton={<Skeleton height={560} />}>
      {(template) =>
        template === null ? (
          <TemplateMissing />
        ) : (
          <div className={styles.page}>
            <PageHeader
              title={template.name}
              subtitle={
                <Link to={recordPaths.buttonTemplate.list} className={styles.back}>
                  <ArrowBackIcon className="points" fontSize="small" />
                  {words.many}
                </Link>
              }
            >
              <TemplateViews templateId={templateId} view="buttons" />
            </PageHeader>
            <Buttons key={templateId} template={template} />
          </div>
        )
      }
    </Loaded>
  );
};

/** The app in sight first; the others come behind it, without asking for that one again. */
function useGrids(templateId: string) {
  const client = useQueryClient();
  const [params] = useSearchParams();
  const [asked] = useState(() => firstGridVariables(templateId, params));
  const meta = { topics: ['masterData'] } as const;
  const firstKey = [...gridsKey(templateId), 'first', asked.only];
  const first = useQuery({
    queryKey: firstKey,
    queryFn: () => fetchGrids(templateId, asked.only),
    initialData: () => takeArrivedGrids(asked),
    enabled: client.getQueryData(gridsKey(templateId)) === undefined,
    meta,
  });
  /** Only for the first time: later something may have changed in any of them. */
  const fetchAll = () => {
    const isKnown = client.getQueryData(gridsKey(templateId)) === undefined;
    const { data, isInvalidated } = client.getQueryState<TemplateGrids | null>(firstKey) ?? {};
    return fetchFurther(templateId, isKnown && !isInvalidated ? (data ?? null) : null);
  };
  const all = useQuery({
    queryKey: gridsKey(templateId),
    queryFn: fetchAll,
    enabled: !first.isLoading && first.data?.apps.length !== 1,
    meta,
  });
  return all.data === undefined && !all.isError ? first : all;
}

/** In which registers of the template sell: prices are in it. */
function useCurrencyOf(unitIds: TemplateGrids['unitIds']): string {
  const branches = useBranches();
  return (branches.find(({ id }) => unitIds?.includes(id)) ?? branches[0])?.currency ?? 'EUR';
}

function Buttons({ template }: { readonly template: TemplateGrids }) {
  const t = useTexts(buttonTexts);
  const work = useButtonGrids(template);
  const [params] = useSearchParams();
  const { apps } = template;
  const app = apps.find((one) => one === params.get('app')) ?? apps[0];
  const state = app && work.grids.get(app);
  const source = useMemo(() => app && paletteSourceOf(template, app), [template, app]);
  const currency = useCurrencyOf(template.unitIds);
  const clipboard = useRef([]);
  const { onDiscard } = useStable({ onDiscard: work.discard });
  // An edit shows in its cells before it shows at the edge.
  const isDirty = useDeferredValue(work.isDirty);
  const changed = useDeferredValue(work.changed.map(appOf).join());
  useSaveKey(buttonsForm);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    work.save();
  };
  if (!app || !source) return null;
  const tabs = <AppTabs templateId={template.id} apps={apps} app={app} changed={changed} />;
  if (!state)
    return (
      <>
        {tabs}
        <Skeleton height={560} />
      </>
    );
  return (
    <>
      {tabs}
      {work.isRestored && work.isDirty && (
        <Alert
          severity="info"
          role="status"
          action={
            <Button color="inherit" onClick={work.discard}>
              {t.discard}
            </Button>
          }
        >
          {t.restored}
        </Alert>
      )}
      <ButtonEditor
        key={app}
        {...{ state, source, currency, clipboard, facts: work.facts, onFacts: work.learn }}
        dispatch={(action) => work.act(app, action)}
      />
      <form id={buttonsForm} onSubmit={submit} />
      <Bar isDirty={isDirty} isSubmitting={work.isSaving} onDiscard={onDiscard} />
      {work.conflict && <ButtonConflictDialog work={work} conflict={work.conflict} />}
    </>
  );
}

type BarProps = Pick<Parameters<typeof FormBar>[0], 'isDirty' | 'isSubmitting' | 'onDiscard'>;

const Bar = memo(function Bar(props: BarProps) {
  const t = useTexts(buttonTexts);
  return (
    <FormBar formId={buttonsForm} faults={0} {...props}>
      {t.allSaved}
    </FormBar>
  );
});

function appOf({ stored }: { readonly stored: { readonly app: ButtonApp } }): ButtonApp {
  return stored.app;
}

interface AppTabsProps {
  readonly templateId: string;
  readonly apps: readonly ButtonApp[];
  readonly app: ButtonApp;
  /** Those with changes that are not stored, with commas. */
  readonly changed: string;
}

/** The apps of a template, each with buttons of its own (BTN-10). */
const AppTabs = memo(function AppTabs({ templateId, apps, app, changed }: AppTabsProps) {
  const t = useTexts(buttonTexts);
  const words = useWords(buttonTemplateWords).choices.apps;
  const base = `${recordPaths.buttonTemplate.pathOf(templateId)}?tab=buttons`;
  if (apps.length < 2) return null;
  const links = apps.map((one) => ({
    to: `${base}&app=${one}`,
    title: changed.split(',').includes(one) ? `${words[one]} (${t.unsavedApp})` : words[one],
    isCurrent: one === app,
  }));
  return <ViewLinks label={t.apps} links={links} />;
});

function TemplateMissing() {
  const t = useTexts(buttonTexts);
  return (
    <EmptyState title={t.missingTemplate} text={t.missingTemplateText} isPage>
      <Button component={Link} to={recordPaths.buttonTemplate.list} variant="outlined">
        {t.toTemplates}
      </Button>
    </EmptyState>
  );
}
