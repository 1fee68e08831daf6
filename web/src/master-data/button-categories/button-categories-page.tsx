import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type ButtonApp, buttonTemplateWords } from '@tresen/domain/master-data/buttons';
import { Link, useParams } from 'react-router';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { AddIcon } from '../../kit/icons/add.tsx';
import { GridViewIcon } from '../../kit/icons/grid-view.tsx';
import { RowsSkeleton } from '../../kit/list/index.ts';
import { PageHeader, ViewLinks } from '../../kit/page/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import { buttonCategoriesPath, buttonCategoryPath, recordPaths } from '../records/index.ts';
import styles from './button-categories.module.css';
import { buttonCategoryTexts } from './button-categories-texts.ts';
import { ButtonCategoryLine, type Place } from './button-category-line.tsx';
import { buttonCategoryTreeQuery, type PlacedCategory, placedCategories } from './button-category-tree.ts';

/** /manage/data/btnTemplateCategories/:btnTemplateId/:layoutApp (BTN-02): the categories of an app, as a tree. */
export const ButtonCategoriesPage = () => {
  const t = useTexts(buttonCategoryTexts);
  const { btnTemplateId: templateId = '', layoutApp: app = '' } = useParams();
  const place = { templateId, app };
  const query = useQuery(buttonCategoryTreeQuery(templateId, app));
  const template = query.data?.template;
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={
          template ? <Link to={recordPaths.buttonTemplate.pathOf(templateId)}>{template.name}</Link> : ' '
        }
      >
        {template && <CreateButton {...place} />}
      </PageHeader>
      <Loaded query={query} skeleton={<RowsSkeleton rows={6} />}>
        {({ template: found, categories }) =>
          found === null ? (
            <Gone />
          ) : (
            <>
              <Apps {...place} apps={found.apps as readonly ButtonApp[]} />
              <Tree {...place} placed={placedCategories(categories)} />
            </>
          )
        }
      </Loaded>
    </>
  );
};

function CreateButton({ templateId, app }: Place) {
  const t = useTexts(buttonCategoryTexts);
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={Link}
      to={buttonCategoryPath('new', templateId, app)}
    >
      {t.create}
    </Button>
  );
}

function Gone() {
  const t = useTexts(buttonCategoryTexts);
  return (
    <EmptyState icon={<GridViewIcon />} title={t.goneTitle} text={t.goneText}>
      <Button component={Link} to={recordPaths.buttonTemplate.list} variant="outlined">
        {t.toTemplates}
      </Button>
    </EmptyState>
  );
}

function Apps({ templateId, app, apps }: Place & { readonly apps: readonly ButtonApp[] }) {
  const t = useTexts(buttonCategoryTexts);
  const words = buttonTemplateWords[useLanguage()].choices.apps;
  return (
    <ViewLinks
      label={t.apps}
      links={apps.map((one) => ({
        to: buttonCategoriesPath(templateId, one),
        title: words[one],
        isCurrent: one === app,
      }))}
    />
  );
}

function Tree({ placed, ...place }: Place & { readonly placed: readonly PlacedCategory[] }) {
  const t = useTexts(buttonCategoryTexts);
  const words: Readonly<Record<string, string>> = buttonTemplateWords[useLanguage()].choices.apps;
  if (placed.length === 0)
    return (
      <EmptyState icon={<GridViewIcon />} title={t.emptyTitle} text={t.emptyText}>
        <CreateButton {...place} />
      </EmptyState>
    );
  return (
    <ul className={styles.categories} aria-label={t.tree(words[place.app] ?? '')}>
      {placed.map((one) => (
        <ButtonCategoryLine key={one.category.id} {...place} placed={one} />
      ))}
    </ul>
  );
}
