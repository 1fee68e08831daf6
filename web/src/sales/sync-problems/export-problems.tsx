import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../kit/address/index.ts';
import { ExportButton } from '../../kit/exports/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useRowsPerPage } from '../../kit/list/index.ts';
import { filterNames, problemFilter, problemView } from './problems-address.ts';
import { syncProblemsQuery } from './sync-problems.queries.ts';
import { syncProblemTexts } from './sync-problems-texts.ts';

const exported = [{ source: 'syncProblems' }];

/** Takes along the problems that the list shows. */
export const ExportProblems = () => {
  const t = useTexts(syncProblemTexts);
  const f = useFormats();
  const { params } = useAddress();
  const total = useQuery(syncProblemsQuery(params, useRowsPerPage())).data?.totalCount;
  const words = { units: t.branch, devices: t.register, reasons: t.reason, kinds: t.kind };
  const filters = filterNames.filter((name) => params.has(name)).map((name) => words[name]);
  return (
    <ExportButton
      offer={
        total === undefined
          ? undefined
          : {
              sources: exported,
              filter: problemFilter(params),
              counted: `${t.title}: ${f.number(total)}`,
              shown: total,
              description: [...(problemView(params) === 'done' ? [t.done] : []), ...filters].join(', '),
            }
      }
    />
  );
};
