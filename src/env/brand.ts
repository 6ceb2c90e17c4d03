/** The product's name, fixed when it is built so that a fork renames it in one place. @see product-decisions "Name and voice" */
export const brandName: string = process.env.NEXT_PUBLIC_BRAND_NAME || 'Quipsmith'
