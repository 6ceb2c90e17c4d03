/** Keeps the files of uploads. A key is made by us and never by a caller; nothing under it ever changes. */
export interface ImageStorage {
  /** All of it or nothing: who reads meanwhile finds no half file. @throws SERVICE_UNAVAILABLE */
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /** @throws NOT_FOUND when there is no such file | SERVICE_UNAVAILABLE */
  get(key: string): Promise<Uint8Array>
  /** Removes a file; one that is not there counts as removed. @throws SERVICE_UNAVAILABLE */
  remove(key: string): Promise<void>
}
