import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { blogPostInput } from '#contract/rules/website/blogPost.ts';
import { emptyText } from '#contract/rules/website/document.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { TagsInput } from '#resources/catalogue/tags/parts/TagsInput.tsx';
import { copiedTitle } from '#ui/form/duplicate.ts';
import { FormCard } from '#ui/form/FormCard.tsx';
import { RecordPage } from '#ui/form/RecordPage.tsx';
import { SlugInput } from '#ui/form/SlugInput.tsx';
import { validateBy } from '#ui/form/validateBy.ts';
import { PictureInput } from '#ui/images/PictureInput.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { Drafts } from './draft/Drafts.tsx';
import { blogFields, blogHistoryFields } from './fields.ts';
import { Publishing } from './Publishing.tsx';
import type { ShownPost } from './preview/PostView.tsx';
import type { BlogPostRecord } from './record.generated.ts';
import { RichTextInput } from './richText/RichTextInput.tsx';

const validate = validateBy(blogPostInput);

const newPost = { body: emptyText, tags: [], status: '2', publishAt: null };

const copied = ({ title }: BlogPostRecord) => ({
  ...copiedTitle(title),
  status: '2',
  publishAt: null,
});

const BlogForm = () => {
  const text = useText(useResourcePrefix());
  return (
    <RecordPage
      entity="blogPost"
      fields={blogFields}
      historyFields={blogHistoryFields}
      validate={validate}
      copied={copied}
      defaultValues={newPost}
      actions={<PreviewButton />}
      aside={<Aside />}
      asideWidth="360px"
    >
      <Drafts>
        {(state) => (
          <FormCard title={text('sections.text')} action={state}>
            <TextInput
              source="title"
              autoFocus
              helperText={false}
              slotProps={{ htmlInput: { maxLength: limits.blogTitle } }}
            />
            <SlugInput from="title" />
            <TextInput
              source="teaser"
              multiline
              minRows={2}
              helperText={text('help.teaser', { limit: limits.blogTeaser })}
              slotProps={{ htmlInput: { maxLength: limits.blogTeaser } }}
            />
            <RichTextInput source="body" helperText={text('help.body')} />
          </FormCard>
        )}
      </Drafts>
    </RecordPage>
  );
};

const Aside = () => {
  const text = useText(useResourcePrefix());
  return (
    <Stack spacing={3} sx={{ minWidth: 0 }}>
      <FormCard title={text('sections.publishing')}>
        <Publishing />
      </FormCard>
      <FormCard title={text('sections.picture')}>
        <PictureInput source="picture" altSource="pictureAlt" ratio={1.5} />
      </FormCard>
      <FormCard title={text('sections.tags')}>
        <TagsInput source="tags" type="blog" helperText={text('help.tags')} />
      </FormCard>
      <FormCard title={text('sections.seo')}>
        <Typography variant="body2" color="text.secondary">
          {text('help.seo')}
        </Typography>
        <TextInput
          source="seoTitle"
          helperText={false}
          slotProps={{ htmlInput: { maxLength: limits.seoTitle } }}
        />
        <TextInput
          source="seoDescription"
          multiline
          minRows={2}
          helperText={text('help.seoDescription', { limit: limits.seoDescription })}
          slotProps={{ htmlInput: { maxLength: limits.seoDescription } }}
        />
      </FormCard>
    </Stack>
  );
};

const PreviewDialog = lazyPart(() => import('./preview/PreviewDialog.tsx'));

/** Previews the post with the unsaved form values. */
const PreviewButton = () => {
  const text = useText(useResourcePrefix());
  const { getValues } = useFormContext<ShownPost>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<PreviewIcon />} onClick={() => setOpen(true)}>
        {text('preview.open')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <PreviewDialog post={getValues()} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default BlogForm;
