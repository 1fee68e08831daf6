import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../kit/address/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { FilterBar, SearchBox } from '../../kit/list/index.ts';
import { PageHeader } from '../../kit/page/index.ts';
import { Loaded, Skeleton } from '../../kit/states/index.ts';
import { WriteLink } from '../authoring/index.ts';
import { contentTextsQuery, grouped, NothingFound, TopicChoice } from '../entries/index.ts';
import { Question } from './question.tsx';
import styles from './questions.module.css';
import { questionsTexts } from './questions-texts.ts';

/** /apps/faq: the questions by topics; `question` in the address opens one of them. */
export const QuestionsPage = () => {
  const t = useTexts(questionsTexts);
  const { params } = useAddress();
  const query = useQuery(
    contentTextsQuery({
      ...{ kind: 'question', language: useLanguage() },
      ...{ parent: params.get('topic'), search: params.get('search') },
    }),
  );
  return (
    <>
      <PageHeader title={t.title} subtitle={t.intro}>
        <WriteLink kind="question" />
      </PageHeader>
      <FilterBar label={t.filter}>
        <SearchBox label={t.search} param="search" />
        <TopicChoice />
      </FilterBar>
      <Loaded query={query} skeleton={<Skeleton height={560} />}>
        {(questions) => (
          <div className={styles.groups} aria-busy={query.isPlaceholderData}>
            {questions.length === 0 && <NothingFound title={t.emptyTitle} text={t.emptyText} />}
            {grouped(questions).map((group) => (
              <section key={group.slug} aria-label={group.title}>
                <h2 className={styles.topic}>{group.title}</h2>
                {group.entries.map((question) => (
                  <Question key={question.id} question={question} />
                ))}
              </section>
            ))}
          </div>
        )}
      </Loaded>
    </>
  );
};
