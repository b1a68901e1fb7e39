import { act, fireEvent, render, screen, within } from '@testing-library/react';
import {
  ListContextProvider,
  type ListControllerResult,
  ResourceContextProvider,
  TestTranslationProvider,
  useList,
} from 'ra-core';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { hiddenColumnsOf } from '#providers/preferences.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { Table } from './Table.tsx';
import { ToolbarSlots } from './toolbarSlots.tsx';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `Row ${id}`, size: id.charCodeAt(0) }));

const List = ({ children }: { children: ReactNode }) => {
  const list = useList({ data: rows, resource: 'things' });
  return (
    <ListContextProvider value={list as unknown as ListControllerResult}>
      <ToolbarSlots>
        <ListToolbar />
        {children}
      </ToolbarSlots>
    </ListContextProvider>
  );
};
