/** What is asked of the server about own editions; kept apart from `server/api.ts`, which every page fetches. */

import { call } from '../server/api';
import type { Fields } from '../../kit/types';
import type { Save, Server } from './model/wire';

export const editionsApi = {
  mine: () => call('GET /api/me/editions'),
  copy: (game: string, name: string, from: string) => call('POST /api/me/editions', [], { game, name, from }),
  read: (game: string, toml: string) => call('POST /api/me/editions', [], { game, toml }),
  copyShared: (shared: string) => call('POST /api/me/editions', [], { shared }),
  fetch: (id: string) => call('GET /api/me/editions/{edition}', [id]),
  save: (id: string, save: Save) => call('PUT /api/me/editions/{edition}', [id], save),
  remove: (id: string) => call('DELETE /api/me/editions/{edition}', [id]),
  check: (game: string, data: Fields) => call('POST /api/games/{slug}/editions/check', [game], { data }),
  share: (id: string) => call('PUT /api/me/editions/{edition}/share', [id]),
  withdraw: (id: string) => call('DELETE /api/me/editions/{edition}/share', [id]),
  shared: (token: string) => call('GET /api/editions/shared/{token}', [token]),
  keep: (token: string) => call('PUT /api/me/editions/shared/{token}', [token]),
  leave: (token: string) => call('DELETE /api/me/editions/shared/{token}', [token]),
};

export const tomlOf = (id: string): string => `/api/me/editions/${encodeURIComponent(id)}/toml`;

/** The server, as the editor of one edition needs it. */
export function serverOf(id: string, game: string): Server {
  return {
    fetch: () => editionsApi.fetch(id),
    save: (save) => editionsApi.save(id, save),
    check: (data) => editionsApi.check(game, data),
  };
}
