import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { useFormContext } from '../../kit/record-form/index.ts';
import { ArticleStock } from '../stock/index.ts';

/** The stock of the article whose page it is. */
export const StockPart = () => {
  const { articleId } = useParams();
  const name = useWatch({ control: useFormContext().form.form.control, name: 'name' }) as unknown;
  return (
    <ArticleStock
      key={articleId}
      articleId={articleId === 'new' ? undefined : articleId}
      articleName={typeof name === 'string' ? name : ''}
    />
  );
};
