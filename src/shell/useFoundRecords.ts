import { useQueries } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { useMemo } from 'react';
import { useCreatePath } from 'react-admin';
import { useAppDataProvider } from '#providers/dataProvider/useAppDataProvider.ts';
import { useDynamicText } from '#providers/i18nProvider/useText.ts';
import {
  type FoundRecord,
  type ResourceDefinition,
  titleKeyOf,
} from '#providers/registry/definition.ts';
import { useDebounced } from '#ui/form/useDebounced.ts';
import type { Command } from './useCommands.ts';
import { useVisible } from './useVisible.ts';

const atLeast = 2;
const ofEachKind = 5;
const waitMs = 300;

/** One search must not fill the server's queue of requests (decision 0011). */
const atOnce = pLimit(4);

type Searched = ResourceDefinition & { search: NonNullable<ResourceDefinition['search']> };

/** The records that match a search text, from all resources the user may see. */
export const useFoundRecords = (text: string) => {
  const translate = useDynamicText();
  const createPath = useCreatePath();
  const dataProvider = useAppDataProvider();
  const visible = useVisible();
  const words = useDebounced(text.trim(), waitMs);
  const searched = useMemo(
    () =>
      visible.filter(
        (definition): definition is Searched =>
          definition.kind === 'resource' && definition.search !== undefined,
      ),
    [visible],
  );
  const search = async ({ name, search: { by, meta }, screens: load }: Searched) => {
    const [{ data }, { screens }] = await Promise.all([
      dataProvider.getList(name, {
        pagination: { page: 1, perPage: ofEachKind },
        sort: { field: 'id', order: 'ASC' },
        filter: { [by]: words },
        ...(meta && { meta }),
      }),
      load(),
    ]);
    const foundOf = (screens.found ?? nameOf) as (record: unknown) => FoundRecord;
    return data.map((record) => ({ id: String(record.id), ...foundOf(record) }));
  };
  const isLong = words.length >= atLeast;
  const answers = useQueries({
    queries: searched.map((definition) => ({
      queryKey: ['found', definition.name, words],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        atOnce(() => {
          // the user has typed on meanwhile
          signal.throwIfAborted();
          return search(definition);
        }),
      enabled: isLong,
      retry: false,
    })),
  });
  const records = searched.flatMap((definition, n): Command[] =>
    (answers[n]?.data ?? []).map(({ id, title, detail, image, to }) => {
      const kind = translate(titleKeyOf(definition), 1);
      return {
        label: title,
        group: detail ? `${kind} · ${detail}` : kind,
        to: to ?? createPath({ resource: definition.name, type: 'edit', id }),
        ...(image !== undefined && { image }),
        isRecord: true,
      };
    }),
  );
  return {
    records: isLong ? records : [],
    isSearching: text.trim() !== words || answers.some(({ isFetching }) => isFetching),
    hasFailed: isLong && answers.some(({ isError }) => isError),
  };
};

const nameOf = ({ name }: { name: string }): FoundRecord => ({ title: name });
