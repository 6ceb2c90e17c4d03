/** How the built-in writer fills each template, in the order of the library. */

import type { TemplateRecipe } from '../core/writer/offer/recipe'
import { recipeList } from './generated/recipe-list'
import { findTemplate } from './templates'

const all: readonly TemplateRecipe[] = Object.values(recipeList)
const recipeByName = new Map(all.map((recipe) => [recipe.templateName, recipe]))

function moves({ templateName }: TemplateRecipe): boolean {
  return Boolean(findTemplate(templateName)?.motion)
}

/** One for each still. Memes from a text are stills, so the writer of those reads this list alone. */
export const recipes: readonly TemplateRecipe[] = all.filter((recipe) => !moves(recipe))

/** One for each template that moves. */
export const animatedRecipes: readonly TemplateRecipe[] = all.filter(moves)

/** The recipe of the template with this name, still or moving, or undefined. */
export function findRecipe(templateName: string): TemplateRecipe | undefined {
  return recipeByName.get(templateName)
}
