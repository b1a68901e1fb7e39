import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useLayoutEffect, useState } from 'react';
import { FieldTitle, useInput, useNotify, useResourceContext, ValidationError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { limits } from '#contract/limits.ts';
import { download } from '#providers/downloads/download.ts';
import { failureText } from '#providers/graphql/failure.ts';
import { useDynamicText, useText } from '#providers/i18nProvider/useText.ts';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { acceptedImages } from '#ui/images/imageList.ts';
import { arrayMove } from '#ui/sortable/places.ts';
import { SortableList } from '#ui/sortable/SortableList.tsx';
import { DropArea } from '#ui/uploads/DropArea.tsx';
import { type LinkedFile, useFileUploads } from './useFileUploads.ts';

const accepts = {
  pdf: { 'application/pdf': ['.pdf'] },
  picture: acceptedImages,
  both: { 'application/pdf': ['.pdf'], ...acceptedImages },
};

interface Props {
  source: string;
  label?: string;
  /** Accepted files; PDFs by default. */
  kind?: keyof typeof accepts;
  max: number;
}

/** The value of the form with the name of a file for each list that lacks it. */
export const notUploaded = 'notUploaded';

const asItIs = (value: unknown) => value;

const fileOf = ({ file, picture }: LinkedFile): string => file ?? picture ?? '';
const nameOf = ({ title, originName }: LinkedFile): string => title || originName || '';

/**
 * A record's documents (PDF) or images, each with a title; the user uploads, titles, downloads,
 * sorts and removes them.
 */
export const FileInput = ({ source, label, kind = 'pdf', max }: Props) => {
  const translate = useDynamicText();
  const resource = useResourceContext();
  const titleId = useId();
  const { field, fieldState } = useInput({ source, parse: asItIs, format: asItIs });
  const { getValues, setValue, trigger, formState } = useFormContext();
  const files = (field.value ?? []) as readonly LinkedFile[];
  const [refused, setRefused] = useState<string | null>(null);
  const { running, start, forget } = useFileUploads((stored) => {
    // reads the current value, because several uploads may complete at the same time
    field.onChange([...((getValues(source) ?? []) as LinkedFile[]), stored]);
  });
  const failed = running.filter(({ upload }) => upload.state === 'failed');
  const room = max - files.length - (running.length - failed.length);
  // the form is not saved as long as a chosen file would be missing, from the moment that its failure is shown
  const missing = failed[0]?.file.name;
  const { isSubmitted } = formState;
  useLayoutEffect(() => {
    setValue(`${notUploaded}.${source}`, missing);
    if (isSubmitted) void trigger(source);
    return () => setValue(`${notUploaded}.${source}`, undefined);
  }, [setValue, trigger, source, missing, isSubmitted]);
  const { error } = fieldState;
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1 }}>
        <FieldTitle source={source} resource={resource} label={label} />
      </Typography>
      <SortableList
        items={files}
        keyOf={fileOf}
        nameOf={nameOf}
        label={translate('files.list')}
        onMove={(from, to) => field.onChange(arrayMove(files, from, to))}
        sx={{ mb: files.length > 0 ? 2 : 0 }}
        renderItem={(each, handle, index) => (
          <FileItem
            file={each}
            handle={files.length > 1 && handle}
            onTitle={(title) =>
              field.onChange(files.map((file, at) => (at === index ? { ...file, title } : file)))
            }
            onRemove={() => field.onChange(files.filter((_, at) => at !== index))}
          />
        )}
      />
      {running.map(({ key, file, upload }) => (
        <Box key={key} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {upload.state === 'running' ? (
              <LinearProgress
                variant={upload.progress < 1 ? 'determinate' : 'indeterminate'}
                value={upload.progress * 100}
                aria-label={translate('images.uploading', { name: file.name })}
              />
            ) : (
              <FormHelperText role="alert" error sx={{ m: 0 }}>
                {failureText(upload, translate)}
              </FormHelperText>
            )}
          </Box>
          <Button size="small" color="inherit" onClick={() => forget(key)}>
            {translate(upload.state === 'running' ? 'files.dismiss' : 'files.remove')}
          </Button>
        </Box>
      ))}
      {room > 0 && (
        <DropArea
          isSmall
          isMultiple={room > 1}
          icon={<UploadIcon />}
          accept={accepts[kind]}
          text={translate(`files.drop.${kind}`)}
          textNow={translate('images.dropNow')}
          hint={translate(`files.limits.${kind}`, { smart_count: max })}
          choose={translate(`files.choose.${kind}`)}
          onDrop={(accepted, rejected) => {
            setRefused(rejected[0]?.file.name ?? accepted[room]?.name ?? null);
            for (const file of accepted.slice(0, room)) start(file);
          }}
        />
      )}
      <FormHelperText role="status" error={Boolean(refused ?? error)} sx={{ mx: 0 }}>
        {refused && translate(`files.refused.${kind}`, { name: refused, smart_count: max })}
        {!refused && error?.message && <ValidationError error={error.message} />}
      </FormHelperText>
    </Box>
  );
};

interface ItemProps {
  file: LinkedFile;
  /** The button that moves the file. */
  handle: ReactNode;
  onTitle: (title: string) => void;
  onRemove: () => void;
}

const FileItem = ({ file, handle, onTitle, onRemove }: ItemProps) => {
  const translate = useText();
  const notify = useNotify();
  const name = nameOf(file);
  const fetchIt = () =>
    download(`/files/${file.file}`, file.originName ?? `${name}.pdf`).catch(() =>
      // an unsaved file has no owner yet, so it cannot be downloaded
      notify('files.notYet', { type: 'info' }),
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 0.75 }}>
      {handle}
      {file.picture ? (
        <Thumbnail image={{ filename: file.picture, alt: '' }} size={56} />
      ) : (
        <PdfIcon color="primary" fontSize="large" />
      )}
      <TextField
        size="small"
        label={translate('files.title')}
        value={file.title}
        onChange={({ target }) => onTitle(target.value)}
        slotProps={{ htmlInput: { maxLength: limits.profileLine } }}
        sx={{ flex: 1, minWidth: 180 }}
      />
      {file.file && (
        <Button size="small" onClick={fetchIt} aria-label={translate('files.downloadOf', { name })}>
          {translate('files.download')}
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        onClick={onRemove}
        aria-label={translate('files.removeOf', { name })}
      >
        {translate('files.remove')}
      </Button>
    </Box>
  );
};
