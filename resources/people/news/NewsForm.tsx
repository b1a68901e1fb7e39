import { TextInput } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { newsInput } from '#contract/rules/people/news.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { LinkInput } from '#ui/form/LinkInput.tsx';
import { RecordPage } from '#ui/form/RecordPage.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { PictureInput } from '#ui/images/PictureInput.tsx';
import { FormStatusSwitch } from '#ui/status/FormStatusSwitch.tsx';
import { publication } from '#ui/status/statusWords.ts';
import { newsFields, newsHistoryFields } from './fields.ts';
import { Published } from './Published.tsx';
import { UpdateNewsItemStatusDocument } from './record.generated.ts';

const validate = validateBy(newsInput);

const NewsForm = () => {
  const text = useText('resources.news');
  return (
    <RecordPage
      entity="newsItem"
      fields={newsFields}
      historyFields={newsHistoryFields}
      validate={validate}
    >
      <FormCard title={text('sections.content')}>
        <FormStatusSwitch document={UpdateNewsItemStatusDocument} words={publication}>
          <Published />
        </FormStatusSwitch>
        <TextInput
          source="title"
          autoFocus
          helperText={false}
          slotProps={{ htmlInput: { maxLength: limits.newsTitle } }}
        />
        <TextInput
          source="text"
          multiline
          minRows={4}
          helperText={text('help.text', { limit: limits.newsText })}
          slotProps={{ htmlInput: { maxLength: limits.newsText } }}
        />
        <LinkInput source="link" />
        <PictureInput source="picture" ratio={1.5} />
      </FormCard>
    </RecordPage>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default NewsForm;
