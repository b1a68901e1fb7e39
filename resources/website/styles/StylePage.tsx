import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import {
  LinkBase,
  type RaRecord,
  useCreatePath,
  useNavigate,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { limits } from '#contract/limits.ts';
import { type StyleStep, styleInput, styleSteps } from '#contract/rules/website/style.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { CreatePage } from '#ui/form/CreatePage.tsx';
import { copiedTitle } from '#ui/form/duplicate.ts';
import { EditPage } from '#ui/form/EditPage.tsx';
import { FormCard } from '#ui/form/FormCard.tsx';
import { ProductPicker } from '#ui/form/ProductPicker.tsx';
import { RecordActions } from '#ui/form/RecordActions.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { PicturesInput } from '#ui/images/PicturesInput.tsx';
import { Notice } from '#ui/layout/Notice.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { styleFields, styleHistoryFields } from './fields.ts';
import type { StyleRecord } from './operations.ts';
import { Publication } from './Publication.tsx';
import { affiliateProducts, styleProducts } from './parts/productSources.ts';
import { stylePaths } from './paths.ts';
import { BasicsStep } from './steps/BasicsStep.tsx';
import { PeopleStep } from './steps/PeopleStep.tsx';
import { SteppedForm } from './steps/SteppedForm.tsx';
import { sourcesOf, stepAddress, stepAt } from './stepsOf.ts';

const validate = validateBy(styleInput);
const titleOf = ({ title }: RaRecord): string => title;

/** Edits a style in five steps; each step has its own URL (specification 2). */
const StylePage = () => {
  const { id } = useParams();
  const { pathname, search } = useLocation();
  const step = stepAt(pathname, new URLSearchParams(search));
  if (id !== undefined) return <EditStyle step={step} />;
  return step === 'basics' ? <CreateStyle /> : <BasicsFirst />;
};

/** Asks the user to fill in the basics first; displayed at the product steps of a new style. */
const BasicsFirst = () => {
  const text = useText('resources.styles');
  const resource = useResourceContext();
  return (
    <>
      <PageHeader title={text('create')} />
      <Notice severity="info">
        <Typography fontWeight={560}>{text('first.title')}</Typography>
        {text('first.text')}
      </Notice>
      <Button component={LinkBase} to={`/${resource}/create`} variant="contained">
        {text('steps.basics')}
      </Button>
    </>
  );
};

const useAddresses = () => {
  const list = useCreatePath()({ resource: 'styles', type: 'list' });
  const [parameters] = useSearchParams();
  const back = parameters.get('back');
  return (id: string, step: StyleStep) =>
    stepAddress(`${list}/${stylePaths.edit.replace(':id', id)}`, step, back);
};

const copied = ({ title }: StyleRecord) => copiedTitle(title);

const CreateStyle = () => {
  const addressOf = useAddresses();
  return (
    <CreatePage<StyleRecord>
      createdMessage="resources.styles.created"
      copied={copied}
      addressAfter={({ id }) => addressOf(id, 'pictures')}
    >
      <StyleForm step="basics" target={useRef<string | null>(null)} />
    </CreatePage>
  );
};

const EditStyle = ({ step }: { step: StyleStep }) => {
  const navigate = useNavigate();
  const target = useRef<string | null>(null);
  return (
    <EditPage<StyleRecord>
      entity="style"
      savedMessage={() => 'resources.styles.saved'}
      fields={styleFields}
      onSaved={() => navigate(target.current ?? '/styles')}
    >
      <StyleForm step={step} target={target} />
    </EditPage>
  );
};

interface FormProps {
  step: StyleStep;
  target: { current: string | null };
}

/** Whether the step contains a field that is missing for publishing. */
const missingIn = (step: StyleStep, missing: readonly string[]): boolean =>
  sourcesOf[step].some((source) => missing.includes(source));

const StyleForm = ({ step, target }: FormProps) => {
  const text = useText('resources.styles');
  const addressOf = useAddresses();
  const record = useRecordContext<StyleRecord>();
  const steps = styleSteps.map((id) => ({
    id,
    title: text(`steps.${id}`),
    to: record ? addressOf(record.id, id) : '',
    sources: sourcesOf[id],
    isIncomplete: record ? missingIn(id, record.missing) : false,
  }));
  const isReadOnly = record?.isEditable === false;
  return (
    <SteppedForm
      validate={validate}
      title={text(record ? (isReadOnly ? 'show' : 'edit') : 'create')}
      nameOf={titleOf}
      label={text('steps.label')}
      steps={steps}
      step={step}
      target={target}
      isReadOnly={isReadOnly}
      actions={<RecordActions entity="style" fields={styleHistoryFields} />}
      notice={record && <Publication />}
    >
      <Current step={step} />
    </SteppedForm>
  );
};

const Current = ({ step }: { step: StyleStep }) => {
  const text = useText('resources.styles');
  const id = useRecordContext<StyleRecord>()?.id;
  const sources = useMemo(() => ({ own: styleProducts(id), other: affiliateProducts(id) }), [id]);
  const limit = limits.styleProducts;
  switch (step) {
    case 'basics':
      return <BasicsStep />;
    case 'pictures':
      return (
        <FormCard title={text('steps.pictures')}>
          <Typography variant="body2" color="text.secondary">
            {text('help.pictures', { limit: limits.imagesPerVariation })}
          </Typography>
          <PicturesInput source="images" limit={limits.imagesPerVariation} hasMain />
        </FormCard>
      );
    case 'people':
      return <PeopleStep />;
    case 'products':
      return (
        <FormCard title={text('steps.products')}>
          <ProductPicker
            source="products"
            of={sources.own}
            limit={limit}
            helperText={text('help.products')}
          />
        </FormCard>
      );
    case 'affiliate':
      return (
        <FormCard title={text('steps.affiliate')}>
          <ProductPicker
            source="affiliates_products"
            of={sources.other}
            limit={limit}
            helperText={text('help.affiliate')}
          />
        </FormCard>
      );
  }
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default StylePage;
