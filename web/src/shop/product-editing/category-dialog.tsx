import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { useAddress } from '../../kit/address/index.ts';
import { FormDialog, ReferenceBox, ScaledBox, TextBox } from '../../kit/form/index.ts';
import { RequestError } from '../../kit/graphql/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { useUnsaved } from '../../kit/leave/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { hasWords, searchedWords } from '../../kit/search/index.ts';
import { categoryName, placedCategories } from './category-order.ts';
import { CategoryPicture } from './category-picture.tsx';
import { type CategoryForm, categoryFormOf, categoryResolver, checkedCategory } from './category-values.ts';
import styles from './editing.module.css';
import { type StoredCategory, useRemoveCategory, useSaveCategory } from './editing.queries.ts';
import { editingTexts } from './editing-texts.ts';
import { useFaultWords } from './use-product-form.ts';

interface CategoryDialogProps {
  readonly categories: readonly StoredCategory[];
}

interface FieldsProps extends CategoryDialogProps {
  readonly form: UseFormReturn<CategoryForm>;
}

interface FormProps extends CategoryDialogProps {
  readonly category: StoredCategory | undefined;
  readonly parentId: string | null;
  readonly onClose: () => void;
}

/** A category, or a new one; open while the address has `?edit=` with its id or `new`. */
export const CategoryDialog = ({ categories }: CategoryDialogProps) => {
  const t = useTexts(editingTexts);
  const language = useLanguage();
  const { params, change } = useAddress();
  const wanted = params.get('edit');
  const category = categories.find(({ id }) => id === wanted);
  if (wanted !== 'new' && !category) return null;
  const close = () => change({ edit: null, parent: null });
  return (
    <FormDialog
      title={category ? t.editCategory(categoryName(category, language)) : t.newCategory}
      onClose={close}
    >
      <CategoryFormBox
        key={wanted}
        category={category}
        parentId={params.get('parent')}
        categories={categories}
        onClose={close}
      />
    </FormDialog>
  );
};

function CategoryFormBox({ category, parentId, categories, onClose }: FormProps) {
  const t = useTexts(editingTexts);
  const notify = useNotify();
  const language = useLanguage();
  const save = useSaveCategory();
  const form = useForm<CategoryForm>({
    resolver: categoryResolver,
    mode: 'onTouched',
    defaultValues: categoryFormOf(category, parentId),
  });
  const { isDirty, isSubmitting } = form.formState;
  const settle = useUnsaved(isDirty, { onDiscard: () => form.reset(), params: ['edit', 'parent'] });
  const leave = () => {
    settle();
    onClose();
  };
  const refused = (error: unknown) => {
    const isFault = error instanceof RequestError && error.code === 'INVALID_INPUT';
    if (!isFault) return notify.failure(error);
    const { field, message } = error.parameters;
    form.setError(String(field) as keyof CategoryForm, { message: String(message) }, { shouldFocus: true });
  };
  const submit = form.handleSubmit(async (values) => {
    const stored = category ? { id: category.id, version: category.version } : {};
    await save.mutateAsync({ ...checkedCategory(values), ...stored }).then(() => {
      notify.success(t.categorySaved(categoryName(values, language)));
      leave();
    }, refused);
  });
  return (
    <form noValidate onSubmit={submit}>
      <DialogContent className={styles.dialog ?? ''}>
        <Fields form={form} categories={categories} />
      </DialogContent>
      <DialogActions>
        {category && category.productCount === 0 && <RemoveButton category={category} onRemoved={leave} />}
        <Button color="inherit" onClick={leave}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {t.save}
        </Button>
      </DialogActions>
    </form>
  );
}

function Fields(props: FieldsProps) {
  const t = useTexts(editingTexts);
  const language = useLanguage();
  const words = useFaultWords();
  const { control, register, formState } = props.form;
  const box = (name: 'nameDe' | 'nameEn' | 'slug' | 'descriptionDe' | 'descriptionEn') => ({
    label: t[name],
    autoComplete: 'off',
    error: words(formState.errors[name]?.message),
    ...register(name),
  });
  return (
    <>
      <div className={styles.pair}>
        <TextBox required autoFocus {...box('nameDe')} />
        <TextBox required {...box('nameEn')} />
      </div>
      <ParentField {...props} />
      <div className={styles.pair}>
        <TextBox required hint={t.slugHint} {...box('slug')} />
        <Controller
          name="position"
          control={control}
          render={({ field, fieldState }) => (
            <ScaledBox
              label={t.order}
              hint={t.positionHint}
              kind="whole"
              name={field.name}
              value={field.value}
              onValue={field.onChange}
              onBlur={field.onBlur}
              error={words(fieldState.error?.message)}
            />
          )}
        />
      </div>
      <TextBox {...box('descriptionDe')} />
      <TextBox {...box('descriptionEn')} />
      <Controller
        name="imagePath"
        control={control}
        render={({ field, fieldState }) => (
          <CategoryPicture
            name={props.form.getValues(language === 'de' ? 'nameDe' : 'nameEn')}
            path={field.value}
            error={words(fieldState.error?.message)}
            onPath={field.onChange}
          />
        )}
      />
    </>
  );
}

function ParentField({ form: { control }, categories }: FieldsProps) {
  const t = useTexts(editingTexts);
  const words = useFaultWords();
  const placed = placedCategories(categories, useLanguage()).map(({ category, name }) => ({
    id: category.id,
    name,
  }));
  const search = (text: string) =>
    Promise.resolve(placed.filter(({ name }) => hasWords(name, searchedWords(text))));
  return (
    <Controller
      name="parentId"
      control={control}
      render={({ field, fieldState }) => (
        <ReferenceBox
          label={t.parentId}
          name={field.name}
          hint={field.value === null ? t.top : undefined}
          source={{ key: `parents ${placed.length}`, search }}
          value={field.value}
          chosenName={placed.find(({ id }) => id === field.value)?.name}
          error={words(fieldState.error?.message)}
          onValue={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    />
  );
}

function RemoveButton({
  category,
  onRemoved,
}: {
  readonly category: StoredCategory;
  readonly onRemoved: () => void;
}) {
  const t = useTexts(editingTexts);
  const notify = useNotify();
  const language = useLanguage();
  const remove = useRemoveCategory();
  const run = () =>
    remove.mutate(category.id, {
      onSuccess: () => {
        notify.success(t.categoryRemoved(categoryName(category, language)));
        onRemoved();
      },
      onError: notify.failure,
    });
  return (
    <Button color="error" loading={remove.isPending} onClick={run} className={styles.first ?? ''}>
      {t.removeCategory}
    </Button>
  );
}
