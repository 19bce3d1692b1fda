key-turn-right = повернути плитку праворуч
key-turn-left = повернути плитку ліворуч
key-market = відкрити ринок
key-church = відкрити церкву
key-milestones = відкрити пам’ятні знаки
