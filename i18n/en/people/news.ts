import type { news as german } from '#i18n/de/people/news.ts';
import type { Translated } from '#i18n/translated.ts';

export const news = {
  name: 'News item |||| News',
  subtitle: 'What you tell the partners you are connected with.',
  fields: {
    title: 'Title',
    text: 'Text',
    link: 'Link',
    picture: 'Image',
    status: 'Status',
    publishedAt: 'Published on',
    updatedAt: 'Last changed',
  },
  status: { 1: 'Published', 2: 'Draft' },
  states: { published: 'Published', draft: 'Draft' },
  sections: { content: 'News item' },
  help: {
    text: 'Up to %{limit} characters',
    publish: 'A new item is a draft. You can publish it once it has been saved.',
  },
  create: 'Create news item',
  edit: 'Edit news item',
  search: 'Search by title or text',
  actions: { edit: 'Edit', delete: 'Delete' },
  publishText: 'Your connected partners are notified when it is published for the first time.',
  unpublishText: 'Your partners will no longer see it.',
  publishManyText:
    'Publish this news item? Your partners are notified the first time. |||| Publish these %{smart_count} news items? Your partners are notified the first time.',
  unpublishManyText:
    'Unpublish this news item? Your partners will no longer see it. |||| Unpublish these %{smart_count} news items? Your partners will no longer see them.',
  published:
    'The news item has been published. |||| %{smart_count} news items have been published.',
  unpublished:
    'The news item has been unpublished. |||| %{smart_count} news items have been unpublished.',
  selected: '%{smart_count} news item selected |||| %{smart_count} news items selected',
  delete: 'Delete',
  deleteText:
    'Your partners will no longer see this news item. |||| Your partners will no longer see these %{smart_count} news items.',
  created: 'The news item has been created.',
  saved: 'The news item has been saved.',
  deleted: 'The news item has been deleted. |||| %{smart_count} news items have been deleted.',
  empty: 'No news yet',
  emptyText: 'Tell your partners about new collections, fairs or delivery times.',
} satisfies Translated<typeof german>;

export const texts = { resources: { news } };
