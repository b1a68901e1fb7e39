import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { feedFields, proposedMapping } from '#contract/rules/website/affiliateFeed.ts';
import { useLazyApiQuery } from '#providers/api/useLazyApiQuery.ts';
import {
  AffiliateFeedSampleDocument,
  type AffiliateFeedSampleQuery,
} from '#resources/website/affiliateNetworks/operations.generated.ts';
import { useReportError } from '#ui/layout/useReportError.ts';

export type Found = AffiliateFeedSampleQuery['affiliateFeedSample']['data'];

export interface Sample {
  /** The last sample, or the error message. */
  found: Found | undefined;
  isReading: boolean;
  read: () => Promise<void>;
}

/**
 * Loads a sample of the feed and completes the form from it: the delimiter or the row element, and
 * columns with matching names for unmapped fields.
 */
export const useSample = (): Sample => {
  const fetchSample = useLazyApiQuery(AffiliateFeedSampleDocument);
  const reportError = useReportError();
  const { getValues, setValue, trigger } = useFormContext();
  const [found, setFound] = useState<Found>();
  const [isReading, setReading] = useState(false);
  const fill = (field: string, value: string) =>
    setValue(field, value, { shouldDirty: true, shouldValidate: false });

  const take = (sample: Found) => {
    setFound(sample);
    if (sample.msg !== '') return;
    if (getValues('format') === 'xml') fill('row_element', sample.row_element);
    else fill('delimiter', sample.delimiter);
    const proposed = proposedMapping(sample.columns);
    for (const field of feedFields) {
      const column: string = getValues(`mapping.${field}`) ?? '';
      if (!sample.columns.includes(column)) fill(`mapping.${field}`, proposed[field]);
    }
  };

  const read = async () => {
    if (!(await trigger(['feed_url', 'format']))) return;
    setReading(true);
    try {
      const { feed_url, format, row_element } = getValues();
      // omit the delimiter, so that the server detects it
      const input = { feed_url, format, delimiter: '', row_element: row_element ?? '' };
      const { affiliateFeedSample } = await fetchSample({ input });
      take(affiliateFeedSample.data);
    } catch (error) {
      reportError(error as Error);
    }
    setReading(false);
  };
  return { found, isReading, read };
};
