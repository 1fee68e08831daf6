import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type ButtonApp, buttonTemplateWords } from '@tresen/domain/master-data/buttons';
import { Link, useParams } from 'react-router';
import { ButtonTemplateDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { defineTexts, useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { buttonCategoriesPath } from '../records/index.ts';
import { de } from './button-templates.de.ts';
import { en } from './button-templates.en.ts';
import styles from './to-categories.module.css';

const texts = defineTexts(de, en);

/** Leads from a template to the categories of its apps. */
export const ToCategories = () => {
  const t = useTexts(texts);
  const { btnTemplateId = 'new' } = useParams();
  return btnTemplateId === 'new' ? (
    <p className={styles.none}>{t.firstSave}</p>
  ) : (
    <AppLinks templateId={btnTemplateId} />
  );
};

function AppLinks({ templateId }: { readonly templateId: string }) {
  const words = buttonTemplateWords[useLanguage()].choices.apps;
  const query = useQuery({
    queryKey: ['records', 'buttonTemplate', 'apps', templateId],
    queryFn: async () =>
      ((await posApi.request(ButtonTemplateDocument, { id: templateId })).buttonTemplate?.apps ??
        []) as readonly ButtonApp[],
    meta: { topics: ['masterData'] },
  });
  return (
    <Loaded query={query} skeleton={<Skeleton height={44} />}>
      {(apps) => (
        <div className={styles.apps}>
          {apps.map((app) => (
            <Button key={app} component={Link} to={buttonCategoriesPath(templateId, app)} variant="outlined">
              {words[app]}
            </Button>
          ))}
        </div>
      )}
    </Loaded>
  );
}
